import * as v from 'valibot';
import { ImageError } from './image-error.ts';

/** Output formats, in the order in which we prefer them where the browser takes several. */
const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const;
export type ImageFormat = (typeof FORMATS)[number];

/** Wider or higher than this no screen needs it, and making it costs seconds. */
const MAX_SIDE_PIXELS = 4000;

function integerParam(name: string, least: number, most: number) {
  const message = `${name}: must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
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
 * What is asked of the image CDN, in Netlify's terms. `contain` keeps the picture whole and its shape; `cover`
 * cuts to the shape of w x h, keeping the side that `position` names; `fill` stretches to it. None enlarges. `q` is
 * 1 to 100, 75 by default, and means nothing for png. Without `fm` the browser's Accept header decides.
 */
export type ImageRequest = v.InferOutput<typeof parametersSchema>;

/** Reads the query of an image request. Throws an ImageError with all that is wrong; unknown parameters pass by. */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const result = v.safeParse(parametersSchema, Object.fromEntries(query));
  if (result.success) return result.output;
  throw new ImageError(400, result.issues.map((issue) => issue.message).join('\n'));
}

/** The best format that an Accept header names; undefined where it names none: then the picture keeps its own. */
export function chooseFormat(accept: string | null): ImageFormat | undefined {
  const named = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['avif', 'webp'] as const).find((format) => named.includes(`image/${format}`));
}
