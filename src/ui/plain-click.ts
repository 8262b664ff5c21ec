/** The keys held during a press, as the DOM's and React's events tell them. */
type ModifierKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a link was pressed to be followed here, and not in a tab or window of its own. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
