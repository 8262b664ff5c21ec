import type { MouseEvent } from 'react';
import { buildPhoto, type ImageUrlPattern } from '#features/photo/photo.ts';

interface ThumbnailsProps {
  readonly urls: readonly string[];
  /** What each photo shows, where that is known. */
  readonly captions?: readonly (string | null)[] | undefined;
  readonly pictures: ImageUrlPattern;
  /** Index of the current photo, from 0. */
  readonly index: number;
  /** `all` is true for the last one if it represents the photos without a thumbnail as well. */
  readonly onPress: (event: MouseEvent, index: number, all: boolean) => void;
}

/** As many as fit one row at 390 px. */
const MAX_THUMBNAILS = 5;

/** Small photos that link to the large ones. */
export function Thumbnails({ urls, captions, pictures, index, onPress }: ThumbnailsProps) {
  const shown = urls.slice(0, MAX_THUMBNAILS);
  const rest = urls.length > MAX_THUMBNAILS ? urls.length - MAX_THUMBNAILS + 1 : 0;
  return (
    <ol className="thumbs">
      {shown.map((url, at) => {
        const { src, srcset } = buildPhoto(url, [160, 320], pictures);
        const name = [`Photo ${at + 1}`, captions?.[at]].filter(Boolean).join(', ');
        const moreLabel = rest > 0 && at === MAX_THUMBNAILS - 1 ? `+${rest}` : undefined;
        return (
          <li key={url}>
            <a
              href={`#photo-${at + 1}`}
              aria-label={moreLabel ? `${moreLabel}: show all ${urls.length} photos` : name}
              aria-current={at === Math.min(index, shown.length - 1) ? 'true' : undefined}
              onClick={(event) => onPress(event, at, moreLabel !== undefined)}
            >
              <img
                src={src}
                srcSet={srcset}
                sizes="(min-width: 992px) 160px, 20vw"
                width={160}
                height={107}
                alt=""
                loading="lazy"
                decoding="async"
              />
              {moreLabel && <b>{moreLabel}</b>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
