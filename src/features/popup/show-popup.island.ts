import { loadStyles } from '#components/load-styles.ts';
import { keep, readKept } from '#features/visit/kept.ts';
import stylesheet from '#styles/popup.css?url';
import { popupDialog } from './popup-dialog.ts';
import type { PopupView } from './popup-view.ts';

/** How often is looked whether the visitor is still busy. */
const AGAIN = 1000;

/** Shows the popup of the page, if it may still be shown: once, because a page calls this once. */
export async function showPopup(): Promise<void> {
  const data = document.getElementById('popup-data')?.textContent;
  if (!data) return;
  const view = JSON.parse(data) as PopupView;
  if (Date.now() >= view.until || readKept('localStorage', view.key) === false) return;
  const dialog = popupDialog(view);
  const settle = () => keep('localStorage', view.key, false);
  dialog.addEventListener('close', () => {
    settle();
    dialog.remove();
  });
  dialog.querySelector('a')?.addEventListener('click', settle);
  // With its rules and its picture at once, so that nothing in it moves.
  await Promise.all([loadStyles(stylesheet), dialog.querySelector('img')?.decode().catch(Boolean)]);
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  document.body.append(dialog);
  dialog.showModal();
}

/** Nobody is interrupted who writes, has something else open, or is not looking. */
function isBusy(): boolean {
  const writes = document.activeElement?.matches('input, textarea, select') ?? false;
  return writes || document.hidden || document.querySelector('dialog[open], :popover-open') !== null;
}
