import * as v from 'valibot';
import type { SiteFacts } from '#published-site/site-facts.ts';

/** Output formats, in our order of preference if the browser accepts several. */
const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const;
export type ImageFormat = (typeof FORMATS)[number];

/** No screen needs more, and making larger pictures takes seconds. */
const MAX_SIDE_PIXELS = 4000;

function integerParam(name: string, min: number, max: number) {
  const message = `${name}: must be a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

function enumParam<const T extends readonly string[]>(name: string, options: T) {
  return v.picklist(options, `${name}: must be one of ${options.join(', ')}.`);
}

const parametersSchema = v.pipe(
  v.object({
    url: v.pipe(
      v.optional(v.string(), ''),
      v.minLength(1, 'url: is missing. Name a picture, such as url=/assets/a.jpg'),
    ),
    w: v.optional(integerParam('w', 1, MAX_SIDE_PIXELS)),
    h: v.optional(integerParam('h', 1, MAX_SIDE_PIXELS)),
    fit: v.optional(enumParam('fit', ['contain', 'cover', 'fill']), 'contain'),
    position: v.optional(enumParam('position', ['center', 'top', 'bottom', 'left', 'right']), 'center'),
    fm: v.optional(enumParam('fm', FORMATS)),
    q: v.optional(integerParam('q', 1, 100), '75'),
  }),
  v.check(
    ({ fit, w, h }) => fit !== 'cover' || (w !== undefined && h !== undefined),
    'fit: cover needs w and h.',
  ),
);

/**
 * A request to the image CDN, with Netlify's parameters. `contain` shows the whole picture in its own shape; `cover`
 * crops to w x h around the side that `position` names; `fill` stretches to w x h. None enlarges. `q` is 1 to 100,
 * 75 by default, and ignored for png. Without `fm` the browser's Accept header decides.
 */
export type ImageRequest = v.InferOutput<typeof parametersSchema>;

/** Parses the query of an image request. Throws an ImageError with every problem; ignores unknown parameters. */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const result = v.safeParse(parametersSchema, Object.fromEntries(query));
  if (result.success) return result.output;
  throw new ImageError(400, result.issues.map((issue) => issue.message).join('\n'));
}

/** The formats that an Accept header names, the best first; none if the picture keeps its own format. */
export function listAccepted(accept: string | null): ImageFormat[] {
  const named = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['avif', 'webp'] as const).filter((format) => named.includes(`image/${format}`));
}

/** The sizes and qualities in which a site's pages ask for pictures. */
type PictureSizes = NonNullable<SiteFacts['pictures']>;

/** Throws an ImageError (400) for a picture that no page of the site asks for. */
export function assertListedSize(
  imageRequest: ImageRequest,
  { widths, ratios, qualities }: PictureSizes,
): void {
  const { w, h, fit, position, q, fm } = imageRequest;
  if (w === undefined || !widths.includes(w))
    throw new ImageError(400, `w: not supported. Use one of ${widths.join(', ')}.`);
  const isWhole = h === undefined && fit === 'contain';
  const isCrop = fit === 'cover' && ratios.some((ratio) => Math.round(w / ratio) === h);
  if (!isWhole && !isCrop)
    throw new ImageError(400, 'h, fit: not supported together with this w. Leave both out.');
  if (position !== 'center') throw new ImageError(400, 'position: not supported. Leave it out.');
  if (!qualities.includes(q))
    throw new ImageError(400, `q: not supported. Use one of ${qualities.join(', ')}.`);
  if (fm !== undefined && fm !== 'jpg') throw new ImageError(400, 'fm: not supported. Leave it out.');
}

/** A picture that is unavailable: an HTTP status and a message for the client. */
export class ImageError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}
