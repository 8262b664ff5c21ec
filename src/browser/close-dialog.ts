import type { SyntheticEvent } from 'react';
import { nextPaint } from './next-paint.ts';

/**
 * Closes a modal dialog in two steps: it disappears, and once that is painted it closes. Closing makes the page behind it
 * reachable again and restores the focus, for which the browser styles the whole page: 200 ms on a slow phone.
 */
export async function closeDialog(dialog: HTMLDialogElement | null): Promise<void> {
  if (!dialog) return;
  dialog.style.visibility = 'hidden';
  await nextPaint();
  dialog.close();
  dialog.style.visibility = '';
}

/** Handles `cancel` of a dialog, the visitor's Escape or back gesture, with `closeDialog`. */
export function closeOnCancel(event: SyntheticEvent<HTMLDialogElement>): void {
  event.preventDefault();
  closeDialog(event.currentTarget);
}
