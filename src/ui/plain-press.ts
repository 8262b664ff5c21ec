/** The keys held during a press, as the DOM's and React's events tell them. */
type HeldKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a link was pressed to be followed here, and not in a tab or window of its own. */
export function isPlainPress({ ctrlKey, metaKey, shiftKey, altKey }: HeldKeys): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
