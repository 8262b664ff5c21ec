/** The modifier keys of a click, in the DOM's and React's events. */
type ModifierKeys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** Whether a click follows a link in the same tab, rather than a new tab or window. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
