import { bodyPicture } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import type { PictureWidth } from '#domain/picture-sizes.ts';
import type { SiteConfig } from '#site/config/site-config.ts';

/** A picture in several widths, for `<img src srcset>`. */
export interface Photo {
  readonly src: string;
  /** Undefined for a picture in a single size. */
  readonly srcset: string | undefined;
}

/** The URL pattern of pictures (buildImageUrlPattern), in a form that a page can pass to its islands. */
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

/** The edits of a picture besides resizing. */
interface ImageEdit {
  /** Width divided by height to crop to, around the centre; without it a picture is not cropped. */
  readonly ratio?: number;
  /** A colour to tint it in, '#rrggbb', for logos of one colour. Only some providers support it. */
  readonly colourize?: string;
  /** In per cent; by default the dealer's. */
  readonly quality?: number;
  /** Whether it must be a JPEG; otherwise it is the best format that the browser supports. */
  readonly jpeg?: boolean;
}

type Images = SiteConfig['images'];
type PatternBuilder = (quality: number, edit: ImageEdit, images: Images) => string | null;

/**
 * The URL pattern of each provider. Edits that a provider does not support are left out.
 */
const PATTERNS = {
  /** Netlify's Image CDN, which this project's own host emulates: no colourize. */
  netlify: (quality, { ratio, jpeg }) =>
    `/.netlify/images?url={url}&w={w}${ratio ? '&h={h}&fit=cover' : ''}&q=${quality}${jpeg ? '&fm=jpg' : ''}`,
  /** Cloudinary fetches the picture from its own address. */
  cloudinary: (quality, { ratio, colourize, jpeg }, { cloudName }) => {
    const steps = [
      `${ratio ? 'c_fill,' : 'c_limit,'}w_{w}${ratio ? ',h_{h}' : ''},q_${quality},f_${jpeg ? 'jpg' : 'auto'}`,
      ...(colourize ? [`co_rgb:${colourize.slice(1)},e_colorize:100`] : []),
    ];
    return `https://res.cloudinary.com/${cloudName}/image/fetch/${steps.join('/')}/{url}`;
  },
  /** Original pictures: no crop, width, quality or colourize. */
  none: () => null,
} satisfies Record<Images['provider'], PatternBuilder>;

/** The URL pattern of a dealer's pictures. An external provider needs absolute addresses, so its pattern has the site's origin. */
export function buildImageUrlPattern(
  { images, url }: Pick<SiteConfig, 'images' | 'url'>,
  edit: ImageEdit = {},
): ImageUrlPattern {
  const buildPattern: PatternBuilder = PATTERNS[images.provider];
  return {
    pattern: buildPattern(edit.quality ?? images.quality, edit, images),
    ...(images.provider === 'cloudinary' && { origin: url }),
    ...(edit.ratio && { ratio: edit.ratio }),
  };
}

/** A car's main picture, or its placeholder. */
export interface CarPhoto extends Photo {
  /** The text on the placeholder; undefined for a photo. */
  readonly words: string | undefined;
  /** The outline that is shown without a photo, or if the photo fails to load. */
  readonly body: string;
}

/** In pixels. The largest is that of a phone's width at 1.7 times its density, and fits into a connection's first flight. */
const WIDTHS = [320, 480, 640] as const;

/** The main photo in the widths of cards; without one the outline of its body type, with a text (T-46). */
export function buildCarPhoto(
  car: Pick<Car, 'primary_image_url' | 'photos_count'> & { readonly simple_body: string | null },
  pictures: ImageUrlPattern,
): CarPhoto {
  const url = mainPhotoUrl(car);
  const body = bodyPicture(car.simple_body);
  if (url !== null) return { ...buildPhoto(url, WIDTHS, pictures), words: undefined, body };
  return { src: `/bodies/${body}.webp`, srcset: undefined, words: 'New arrival. Photos coming soon', body };
}
