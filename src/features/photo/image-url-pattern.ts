import type { SiteConfig } from '#site/config/site-config.ts';
import type { ImageUrlPattern } from './photo.ts';

/** What is done to a picture beside sizing it. */
export interface ImageEdit {
  /** Width by height that it is cut to, at its middle; without it a picture keeps its shape. */
  readonly ratio?: number;
  /** A colour that it is dyed in, '#rrggbb': for marks of one colour. Only some providers can. */
  readonly colourize?: string;
  /** In per cent; the dealer's own where it is not said. */
  readonly quality?: number;
  /** A JPEG, for what reads nothing else; without it the best format that the browser reads. */
  readonly jpeg?: boolean;
}

type Images = SiteConfig['images'];
type PatternBuilder = (quality: number, edit: ImageEdit, images: Images) => string | null;

/**
 * The address that each provider sizes a picture at. What a provider cannot do is left out of its pattern.
 */
const PATTERNS = {
  /** The Image CDN of Netlify, which this project's own host serves too: no colourize. */
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
  /** Pictures as they lie: no crop, width, quality or colourize. */
  none: () => null,
} satisfies Record<Images['provider'], PatternBuilder>;

/** How a dealer's pictures are asked for. A path of the site is one anywhere for a provider elsewhere. */
export function buildImageUrlPattern(
  { images, url }: Pick<SiteConfig, 'images' | 'url'>,
  edit: ImageEdit = {},
): ImageUrlPattern {
  const write: PatternBuilder = PATTERNS[images.provider];
  return {
    pattern: write(edit.quality ?? images.quality, edit, images),
    ...(images.provider === 'cloudinary' && { origin: url }),
    ...(edit.ratio && { ratio: edit.ratio }),
  };
}
