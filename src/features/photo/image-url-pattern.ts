import type { SiteConfig } from '#site/config/site-config.ts';
import type { ImageUrlPattern } from './photo.ts';

/** The edits of a picture besides resizing. */
export interface ImageEdit {
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
