import { useLayoutEffect, useRef } from 'react';
import { PhotoViewer, type ViewerPhoto } from './PhotoViewer.tsx';

interface PhotoDialogProps {
  /** What the photos are of: '2022 Toyota HiLux'. */
  readonly title: string;
  readonly photos: readonly ViewerPhoto[];
  /** Which one is shown first, from 0. */
  readonly start: number;
  /** Called with the photo that was in sight last. */
  readonly onClose: (index: number) => void;
}

/** Photos over the whole screen until they are closed: by button, Escape, or the device's way back. */
export function PhotoDialog({ title, photos, start, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const index = useRef(start);
  // Before Embla measures what is in it.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      className="viewer"
      ref={dialog}
      aria-label={`Photos of ${title}`}
      onClose={() => onClose(index.current)}
    >
      <PhotoViewer
        photos={photos}
        start={start}
        reducedMotion={matchMedia('(prefers-reduced-motion: reduce)').matches}
        onShow={(shown) => {
          index.current = shown;
        }}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}
