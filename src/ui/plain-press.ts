import type { MouseEvent } from 'react';

/** Whether a link was pressed to be followed here, and not in a tab or window of its own. */
export function isPlainPress({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey);
}
