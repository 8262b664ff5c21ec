import * as v from 'valibot';
import { ImageProblem } from './image-error.ts';

/** Output formats, in the order in which we prefer them where the browser takes several. */
const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

/** Wider or higher than this no screen needs it, and making it costs seconds. */
const MOST_PIXELS = 4000;

function wholeNumber(name: string, least: number, most: number) {
  const message = `${name}: must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

function oneOf<const T extends readonly string[]>(name: string, options: T) {
  return v.picklist(options, `${name}: must be one of ${options.join(', ')}.`);
}

const parametersSchema = v.pipe(
  v.object({
    url: v.pipe(
      v.optional(v.string(), ''),
      v.minLength(1, 'url: is missing. Name a picture, such as url=/assets/a.jpg'),
    ),
    w: v.optional(wholeNumber('w', 1, MOST_PIXELS)),
    h: v.optional(wholeNumber('h', 1, MOST_PIXELS)),
    fit: v.optional(oneOf('fit', ['contain', 'cover', 'fill']), 'contain'),
    position: v.optional(oneOf('position', ['center', 'top', 'bottom', 'left', 'right']), 'center'),
    fm: v.optional(oneOf('fm', FORMATS)),
    q: v.optional(wholeNumber('q', 1, 100), '75'),
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

/** Reads the query of an image request. Throws an ImageProblem with all that is wrong; unknown parameters pass by. */
export function parseImageRequest(query: URLSearchParams): ImageRequest {
  const result = v.safeParse(parametersSchema, Object.fromEntries(query));
  if (result.success) return result.output;
  throw new ImageProblem(400, result.issues.map((issue) => issue.message).join('\n'));
}

/** The best format that an Accept header names; undefined where it names none: then the picture keeps its own. */
export function chooseFormat(accept: string | null): Format | undefined {
  const named = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['avif', 'webp'] as const).find((format) => named.includes(`image/${format}`));
}
