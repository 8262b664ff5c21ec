import { loadStyles } from '#browser/load-styles.ts';
import { readStored } from '#browser/storage.ts';
import stylesheet from './popup.css?url';
import type { PopupView } from './popup-view.ts';

/** How often to check whether the visitor is still busy. */
const POLL_INTERVAL_MS = 1000;

/** Whether a popup has not ended, and was neither closed nor followed before. */
export function shouldShowPopup({ until, key }: PopupView): boolean {
  return Date.now() < until && readStored('localStorage', key) !== false;
}

/** Waits until the visitor has seen as much of the page as the dealer wants; seconds count from its opening. Never resolves once aborted. */
export async function waitUntilDue(after: PopupView['after'], signal: AbortSignal): Promise<void> {
  if (after === null) return;
  const { scroll, seconds } = after;
  await new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('scroll', check);
      clearInterval(timer);
    };
    const check = () => {
      const due =
        (scroll !== undefined && scrolledPercent() >= scroll) ||
        (seconds !== undefined && performance.now() >= seconds * 1000);
      if (!due) return;
      end();
      resolve();
    };
    const timer = setInterval(check, POLL_INTERVAL_MS);
    addEventListener('scroll', check, { passive: true });
    signal.addEventListener('abort', end);
    check();
  });
}

/** How much of the page's scrolling is done; all of it on a page that does not scroll. */
function scrolledPercent(): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight ? (scrollTop / (scrollHeight - clientHeight)) * 100 : 100;
}

/** Waits for the popup's styles and picture, so that nothing in it moves, and until the visitor is not busy. */
export async function waitUntilIdle(picture: HTMLImageElement | null, signal: AbortSignal): Promise<void> {
  await Promise.all([loadStyles(stylesheet), picture?.decode().catch(Boolean)]);
  while (isBusy() && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}

/** Whether the visitor is typing, has something else open, or is not looking at the page. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || document.hidden || document.querySelector(':is(dialog[open], :popover-open)') !== null;
}
