import type { PictureWidth } from '#domain/picture-sizes.ts';

/** A picture in several widths, for `<img src srcset>`. */
export interface Photo {
  readonly src: string;
  /** Undefined for a picture in a single size. */
  readonly srcset: string | undefined;
}

/** The URL pattern of pictures (image-url-pattern.ts), in a form that a page can pass to its islands. */
export interface ImageUrlPattern {
  /** Contains `{url}`, `{w}` and `{h}` for the picture, its width and its height; null: pictures are used as they are. */
  readonly pattern: string | null;
  /** The prefix of the site's paths for an external provider: 'https://www.example.com.au'. */
  readonly origin?: string | undefined;
  /** Width divided by height, if pictures are cropped. */
  readonly ratio?: number | undefined;
}

const SVG_EXTENSION = /\.svg$/i;

/** The addresses of a picture at some widths (pixels, smallest first); `src` is the smallest. */
export function buildPhoto(
  url: string,
  widths: readonly [PictureWidth, ...PictureWidth[]],
  { pattern, origin = '', ratio = 1 }: ImageUrlPattern,
): Photo {
  if (pattern === null || SVG_EXTENSION.test(url)) return { src: url, srcset: undefined };
  const encodedUrl = encodeURIComponent(url.startsWith('/') ? origin + url : url).replaceAll('%2F', '/');
  const at = (width: number) =>
    pattern
      .replace('{w}', String(width))
      .replace('{h}', String(Math.round(width / ratio)))
      .replace('{url}', () => encodedUrl);
  return { src: at(widths[0]), srcset: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
