/** One picture in several widths: what `<img src srcset>` take. */
export interface Photo {
  readonly src: string;
  /** Undefined for a picture in one size. */
  readonly srcset: string | undefined;
}

/** How addresses of pictures are made (pictures.ts), in a form that a page can hand to its islands. */
export interface ImageUrlPattern {
  /** `{url}`, `{w}` and `{h}` stand for the picture, its width and its height; null: pictures are taken as they are. */
  readonly pattern: string | null;
  /** What a path of the site begins with for a provider elsewhere: 'https://www.example.com.au'. */
  readonly origin?: string | undefined;
  /** Width by height, where a picture is cut. */
  readonly ratio?: number | undefined;
}

const SVG_EXTENSION = /\.svg$/i;

/** The addresses of a picture at the widths given (pixels, smallest first); `src` is for browsers without srcset. */
export function buildPhoto(
  url: string,
  widths: readonly [number, ...number[]],
  { pattern, origin = '', ratio = 1 }: ImageUrlPattern,
): Photo {
  if (pattern === null || SVG_EXTENSION.test(url)) return { src: url, srcset: undefined };
  const named = encodeURIComponent(url.startsWith('/') ? origin + url : url).replaceAll('%2F', '/');
  const at = (width: number) =>
    pattern
      .replace('{w}', String(width))
      .replace('{h}', String(Math.round(width / ratio)))
      .replace('{url}', () => named);
  return { src: at(widths[0]), srcset: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}
