import { type MouseEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { closeDialog } from '#browser/close-dialog.ts';
import { loadStyles } from '#browser/load-styles.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import stylesheet from './popup.css?url';
import type { PopupView } from './popup-view.ts';

/**
 * The dealer's popup over the page. It is modal: on a phone it covers most of the page, and content behind it must not be
 * reached by Tab, or read as if it were visible (WCAG 2.4.11). The browser traps and restores the focus, and closes it on
 * Escape and on a press outside; where it does not know `closedby`, the press is looked at here.
 */
export const PopupDialog = memo(function PopupDialog({ view }: { readonly view: PopupView }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The build knows neither the current time nor what the visitor has closed.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(shouldShowPopup(view)), [view]);
  useEffect(() => {
    if (!isShown) return;
    const abort = new AbortController();
    const { signal } = abort;
    const show = async () => {
      await waitUntilDue(view.after, signal);
      await waitUntilIdle(image.current, signal);
      if (signal.aborted) return;
      dialog.current?.showModal();
      // It is read out first, and a visitor about to press something else does not press a button by accident.
      heading.current?.focus();
    };
    show().catch(Boolean);
    return () => abort.abort();
  }, [isShown, view]);
  const markAsSeen = () => writeStored('localStorage', view.key, false);
  // Marked at once: a visitor may leave the page before the dialog has closed.
  const close = () => {
    markAsSeen();
    closeDialog(dialog.current);
  };
  const outside = usePressOutside(close);
  if (!isShown) return null;
  return (
    <dialog
      className="popup"
      ref={dialog}
      aria-labelledby="popup-title"
      closedby="any"
      {...outside}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => setShown(false)}
    >
      <img
        className="popup__picture"
        ref={image}
        src={view.picture.src}
        srcSet={view.picture.srcset}
        sizes="min(600px, 100vw)"
        alt=""
      />
      <div className="popup__words">
        <h2 className="popup__title" id="popup-title" ref={heading} tabIndex={-1}>
          {view.title}
        </h2>
        <p className="popup__text">{view.description}</p>
        <p className="popup__act">
          <a className="btn btn--primary" href={view.linkTo} onClick={markAsSeen}>
            {view.buttonText}
          </a>
          <button type="button" className="btn" onClick={close}>
            Close
          </button>
        </p>
      </div>
    </dialog>
  );
});

interface PressHandlers {
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Handlers for a modal dialog that call `onPress` after a press outside of it, as `closedby="any"` does (Safari has none
 * yet): a press that begins in the dialog, such as the selection of a text, does not count. None where the browser does it.
 */
function usePressOutside(onPress: () => void): PressHandlers {
  const began = useRef(false);
  if (typeof HTMLDialogElement === 'undefined' || 'closedBy' in HTMLDialogElement.prototype) return {};
  return {
    onPointerDown: (event) => {
      began.current = isOutside(event);
    },
    onClick: (event) => {
      if (began.current && isOutside(event)) onPress();
      began.current = false;
    },
  };
}

/** Outside is the dialog's backdrop, whose events have the dialog as their target. A click by keyboard has no place. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** How often to check whether the visitor is still busy. */
const POLL_INTERVAL_MS = 1000;

/** Whether a popup has not ended, and was neither closed nor followed before. */
function shouldShowPopup({ until, key }: PopupView): boolean {
  return Date.now() < until && readStored('localStorage', key) !== false;
}

/** Waits until the visitor has seen as much of the page as the dealer wants; seconds count from its opening. Never resolves once aborted. */
async function waitUntilDue(after: PopupView['after'], signal: AbortSignal): Promise<void> {
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
async function waitUntilIdle(picture: HTMLImageElement | null, signal: AbortSignal): Promise<void> {
  await Promise.all([loadStyles(stylesheet), picture?.decode().catch(Boolean)]);
  while (isBusy() && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
}

/** Whether the visitor is typing, has something else open, or is not looking at the page. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return isTyping || document.hidden || document.querySelector(':is(dialog[open], :popover-open)') !== null;
}
