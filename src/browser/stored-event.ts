/** Fired on the document when a store changes; `detail` is its name. Islands with `stored: [name]` hydrate then. */
export const STORED_EVENT = 'forecourt:stored';

/** Announces that the store of this name has changed. */
export function dispatchStored(name: string): void {
  document.dispatchEvent(new CustomEvent(STORED_EVENT, { detail: name, bubbles: true }));
}
