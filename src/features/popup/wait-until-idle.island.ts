import { loadStyles } from '#browser/load-styles.ts';
import { readStored } from '#browser/storage.ts';
import stylesheet from './popup.css?url';
import type { PopupView } from './popup-view.ts';

/** How often is looked whether the visitor is still busy. */
const POLL_INTERVAL_MS = 1000;

/** Whether a popup is not over yet, and was neither closed nor followed before. */
export function shouldShowPopup({ until, key }: PopupView): boolean {
  return Date.now() < until && readStored('localStorage', key) !== false;
}

/** Waits for its rules and its picture, so that nothing in it moves, and until nobody is interrupted. */
export async function waitUntilIdle(picture: HTMLImageElement | null, left: AbortSignal): Promise<void> {
  await Promise.all([loadStyles(stylesheet), picture?.decode().catch(Boolean)]);
  while (isBusy() && !left.aborted) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}

/** Nobody is interrupted who writes, has something else open, or is not looking. */
function isBusy(): boolean {
  const writes = document.activeElement?.matches('input, textarea, select') ?? false;
  return writes || document.hidden || document.querySelector('dialog[open], :popover-open') !== null;
}
