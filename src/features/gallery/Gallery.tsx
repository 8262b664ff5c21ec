import { memo, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadStyles } from '#browser/load-styles.ts';
import { buildPhoto, type ImageUrlPattern } from '#features/photo/photo.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import type { PhotoDialog } from './PhotoDialog.tsx';
import stylesheet from './photo-viewer.css?url';
import { type GallerySlide, Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useTrack } from './use-track.ts';

export interface GalleryProps {
  /** The car's title: '2022 Toyota HiLux'. */
  readonly title: string;
  /** The photos, the primary one first. */
  readonly urls: readonly string[];
  /** What each photo shows, where that is known: 'dashboard'. */
  readonly captions?: readonly (string | null)[];
  readonly pictures: ImageUrlPattern;
  /** The `sizes` attribute of the large photo. */
  readonly sizes: string;
}

/**
 * The photos of a car: a list of links that scrolls sideways, and thumbnails that link to its items. Swiping, scrolling,
 * thumbnails and full-size photos need no script. React adds arrows and keys, marks the current photo, keeps the page from
 * jumping, and opens the viewer.
 */
export const Gallery = memo(function Gallery({ title, urls, captions, pictures, sizes }: GalleryProps) {
  const slides = urls.map((url, index) => {
    const shown = captions?.[index] ? `${title}, ${captions[index]}` : title;
    return toSlide(url, pictures, `${shown}, ${index + 1} of ${urls.length}`);
  });
  const last = slides.length - 1;
  const track = useTrack(last);
  const { index, show } = track;
  const viewer = useViewer();
  /** Opens the viewer, or falls back if it fails to load. */
  const open = (start: number, fallBack: () => void) => viewer.open(start).catch(fallBack);
  const close = (shown: number) => {
    viewer.close();
    show(shown, 'instant');
    track.focus(shown);
  };
  return (
    <>
      <div className="gallery__stage">
        <Slides
          slides={slides}
          sizes={sizes}
          track={track}
          onOpen={(at) => open(at, () => location.assign(slides[at]?.full ?? ''))}
        />
        {last > 0 && (
          <>
            <ArrowButton
              name="Previous photo"
              to="left"
              disabled={index === 0}
              onPress={() => show(index - 1)}
            />
            <ArrowButton
              name="Next photo"
              to="right"
              disabled={index === last}
              onPress={() => show(index + 1)}
            />
          </>
        )}
      </div>
      {last > 0 && (
        <Thumbnails
          urls={urls}
          captions={captions}
          pictures={pictures}
          index={index}
          onPress={(event, at, opens) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            if (opens) open(at, () => show(at));
            else show(at);
          }}
        />
      )}
      {viewer.Dialog &&
        createPortal(
          <viewer.Dialog
            title={title}
            photos={slides.map(({ full, srcSet = '', alt }, at) => ({
              src: full,
              srcSet,
              alt,
              caption: captions?.[at],
            }))}
            start={viewer.start}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
});

function toSlide(url: string, pictures: ImageUrlPattern, alt: string): GallerySlide {
  const { src, srcset } = buildPhoto(url, [480, 828, 1280, 1920], pictures);
  return { src, srcSet: srcset, full: buildPhoto(url, [1920], pictures).src, alt };
}

interface ArrowButtonProps {
  readonly name: string;
  readonly to: 'left' | 'right';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function ArrowButton({ name, to, disabled, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={`icon-btn gallery__${to === 'left' ? 'prev' : 'next'}`}
      aria-label={name}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={to} />
    </button>
  );
}

/** Delay after the first touch, so that loading does not disturb the swipe. */
const PRELOAD_DELAY_MS = 300;

/** The photo viewer of a gallery: preloaded after hydration, opened at a photo. */
function useViewer() {
  const [shown, setShown] = useState<{ readonly Dialog: typeof PhotoDialog; readonly start: number }>();
  useEffect(() => {
    const timer = setTimeout(() => loadViewer().catch(() => {}), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    /** Undefined while it is closed. */
    Dialog: shown?.Dialog,
    start: shown?.start ?? 0,
    /** Rejects if the viewer fails to load. */
    open: async (start: number) => setShown({ Dialog: await loadViewer(), start }),
    close: () => setShown(undefined),
  };
}

/** Loads the viewer and its style sheet, so that it opens without a delay afterwards. */
async function loadViewer(): Promise<typeof PhotoDialog> {
  const [{ PhotoDialog }] = await Promise.all([import('./PhotoDialog.tsx'), loadStyles(stylesheet)]);
  return PhotoDialog;
}
