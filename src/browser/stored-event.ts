/** Heard on the document when a store got something; `detail` is its name. Islands with `stored: [name]` hydrate then. */
export const STORED_EVENT = 'forecourt:stored';

/** Tells that the store of this name holds something now. */
export function dispatchStored(name: string): void {
  document.dispatchEvent(new CustomEvent(STORED_EVENT, { detail: name, bubbles: true }));
}
