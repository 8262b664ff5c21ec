import type { KeyboardEvent } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import type { Track } from './use-track.ts';

/** A photo of the list, with its addresses in the page's widths and in full size. */
export interface GallerySlide {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly full: string;
  readonly alt: string;
}

interface SlidesProps {
  readonly slides: readonly GallerySlide[];
  readonly sizes: string;
  readonly track: Track;
  readonly onOpen: (index: number) => void;
}

/** The photo that a key moves to. */
const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The large photos, side by side. The style sheet decides whether scrolling is smooth. */
export function Slides({ slides, sizes, track, onOpen }: SlidesProps) {
  const { index, hydrated, show, focus } = track;
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = KEYS[event.key]?.(at, slides.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    if (!slides[to]) return;
    focus(to);
    show(to);
  };
  return (
    <ol
      className="gallery__track"
      aria-label="Photos, side by side"
      ref={track.list}
      onScroll={track.syncIndex}
    >
      {slides.map(({ src, srcSet, full, alt }, at) => (
        <li className="gallery__slide" id={`photo-${at + 1}`} key={full}>
          {/* A single tab stop; the arrow keys move on from it. */}
          <a
            href={full}
            ref={track.linkRef(at)}
            tabIndex={hydrated && at !== index ? -1 : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onOpen(at);
            }}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            <img
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              width={1200}
              height={800}
              alt={alt}
              // The next photo is preloaded once the visitor uses the gallery.
              loading={at === 0 || (hydrated && at === index + 1) ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : undefined}
              decoding={at === 0 ? 'sync' : 'async'}
            />
          </a>
          {slides.length > 1 && (
            <span className="gallery__n num" aria-hidden="true">
              {`${at + 1} / ${slides.length}`}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
