/** One picture in several widths: what `<img src srcset>` take. */
export interface Photo {
  readonly src: string;
  /** Undefined for a drawing, which has no pixels to choose from. */
  readonly srcset: string | undefined;
}

/** Of a JPEG or its like, in percent. */
const QUALITY = 50;
const DRAWING = /\.svg$/i;

/**
 * The addresses of a picture at the widths given (pixels, smallest first), in the image CDN's scheme; `src` is for
 * browsers without srcset. No format is asked for: the CDN sends the best one that the browser reads.
 */
export function photo(url: string, widths: readonly [number, ...number[]], quality = QUALITY): Photo {
  if (DRAWING.test(url)) return { src: url, srcset: undefined };
  const named = encodeURIComponent(url).replaceAll('%2F', '/');
  const at = (width: number) => `/.netlify/images?url=${named}&w=${width}&q=${quality}`;
  return { src: at(widths[0]), srcset: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
