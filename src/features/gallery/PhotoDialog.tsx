import { useLayoutEffect, useRef } from 'react';
import { closeDialog, closeOnCancel } from '#browser/close-dialog.ts';
import { PhotoViewer, type ViewerPhoto } from './PhotoViewer.tsx';

interface PhotoDialogProps {
  /** The car's title: '2022 Toyota HiLux'. */
  readonly title: string;
  readonly photos: readonly ViewerPhoto[];
  /** Index of the photo that is shown first, from 0. */
  readonly start: number;
  /** Called with the index of the last photo shown. */
  readonly onClose: (index: number) => void;
}

/** Photos over the whole screen until closed by the button, Escape, or the device's back gesture. */
export function PhotoDialog({ title, photos, start, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const index = useRef(start);
  // A layout effect, to open before Embla measures its content.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className="viewer"
      ref={dialog}
      aria-label={`Photos of ${title}`}
      onCancel={closeOnCancel}
      onClose={() => onClose(index.current)}
    >
      <PhotoViewer
        photos={photos}
        start={start}
        reducedMotion={matchMedia('(prefers-reduced-motion: reduce)').matches}
        onShow={(shown) => {
          index.current = shown;
        }}
        onClose={() => closeDialog(dialog.current)}
      />
    </dialog>
  );
}
