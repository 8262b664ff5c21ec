import { memo, useEffect, useRef, useState } from 'react';
import { writeStored } from '#browser/storage.ts';
import type { PopupView } from './popup-view.ts';
import { shouldShowPopup, waitUntilIdle } from './wait-until-idle.island.ts';

/**
 * What the dealer shows over the page. It is modal: over a phone it covers most of the page, and what lies
 * behind it must neither be reached by Tab nor be read as if it were in sight (WCAG 2.4.11). The browser keeps the focus
 * in it, gives it back, and closes it by Escape, and, where it knows `closedby`, by a press beside it.
 */
export const PopupDialog = memo(function Popup({ view }: { readonly view: PopupView }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A build knows neither the hour nor what the visitor has closed.
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(shouldShowPopup(view)), [view]);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    waitUntilIdle(image.current, leaving.signal).then(() => {
      if (leaving.signal.aborted) return;
      dialog.current?.showModal();
      // Read out first, and no button is pressed by whoever was about to press something else.
      heading.current?.focus();
    }, Boolean);
    return () => leaving.abort();
  }, [wanted]);
  const settle = () => writeStored('localStorage', view.key, false);
  if (!wanted) return null;
  return (
    <dialog
      className="popup"
      ref={dialog}
      aria-labelledby="popup-title"
      closedby="any"
      onClose={() => {
        settle();
        setWanted(false);
      }}
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
          <a className="btn btn--primary" href={view.linkTo} onClick={settle}>
            {view.buttonText}
          </a>
          <button type="button" className="btn" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </p>
      </div>
    </dialog>
  );
});
