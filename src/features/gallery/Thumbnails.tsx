import type { MouseEvent } from 'react';
import { buildPhoto, type ImageUrlPattern } from '#features/photo/photo.ts';

interface ThumbnailsProps {
  readonly urls: readonly string[];
  /** What each photo shows, where that is known. */
  readonly captions?: readonly (string | null)[] | undefined;
  readonly pictures: ImageUrlPattern;
  /** Index of the current photo, from 0. */
  readonly index: number;
  /** `opens` is true for the last one if it represents the photos without a thumbnail as well, and on wide screens. */
  readonly onPress: (event: MouseEvent, index: number, opens: boolean) => void;
}

/** As many as fit one row at 390 px. */
const MAX_THUMBNAILS = 5;
/** Where the photos below the large one are large themselves, as in car-page.css: they open the viewer. */
const WALL = '(min-width: 1200px)';

/** Small photos that link to the large ones. On wide screens the first is left out: it is the large one. */
export function Thumbnails({ urls, captions, pictures, index, onPress }: ThumbnailsProps) {
  const shown = urls.slice(0, MAX_THUMBNAILS);
  return (
    <ol className="thumbs">
      {shown.map((url, at) => {
        const { src, srcset } = buildPhoto(url, [160, 320], pictures);
        const name = [`Photo ${at + 1}`, captions?.[at]].filter(Boolean).join(', ');
        const all = urls.length > shown.length && at === shown.length - 1 && `${urls.length} photos`;
        return (
          <li key={url}>
            <a
              href={`#photo-${at + 1}`}
              aria-label={all ? `Show all ${all}` : name}
              aria-current={at === Math.min(index, shown.length - 1) ? 'true' : undefined}
              onClick={(event) => onPress(event, at, all !== false || matchMedia(WALL).matches)}
            >
              <img
                src={src}
                srcSet={srcset}
                sizes="(min-width: 992px) 200px, 20vw"
                width={160}
                height={107}
                alt=""
                loading="lazy"
                decoding="async"
              />
              {all && <b>{all}</b>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
