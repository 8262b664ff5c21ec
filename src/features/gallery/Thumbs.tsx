import type { MouseEvent } from 'react';
import { type Pictures, photo } from '#features/photo/photo.ts';

interface ThumbsProps {
  readonly urls: readonly string[];
  readonly pictures: Pictures;
  /** The photo in sight, from 0. */
  readonly index: number;
  /** `all` is true for the last one, where it stands for the photos that have no thumbnail as well. */
  readonly onPress: (event: MouseEvent, index: number, all: boolean) => void;
}

/** So many fit one row at 390 px. */
const MOST = 5;

/** Small photos that lead to the large ones. */
export function Thumbs({ urls, pictures, index, onPress }: ThumbsProps) {
  const shown = urls.slice(0, MOST);
  const rest = urls.length > MOST ? urls.length - MOST + 1 : 0;
  return (
    <ol className="thumbs">
      {shown.map((url, at) => {
        const { src, srcset } = photo(url, [160, 320], pictures);
        const more = rest > 0 && at === MOST - 1 ? `+${rest}` : undefined;
        return (
          <li key={url}>
            <a
              href={`#photo-${at + 1}`}
              aria-label={more ? `${more}: show all ${urls.length} photos` : `Photo ${at + 1}`}
              aria-current={at === Math.min(index, shown.length - 1) ? 'true' : undefined}
              onClick={(event) => onPress(event, at, more !== undefined)}
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
              {more && <b>{more}</b>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
