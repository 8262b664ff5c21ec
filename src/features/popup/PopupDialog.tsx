import { memo, useEffect, useRef, useState } from 'react';
import { closeDialog } from '#browser/close-dialog.ts';
import { writeStored } from '#browser/storage.ts';
import type { PopupView } from './popup-view.ts';
import { usePressOutside } from './use-press-outside.ts';
import { shouldShowPopup, waitUntilDue, waitUntilIdle } from './wait-until-idle.island.ts';

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
