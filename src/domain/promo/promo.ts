import * as v from 'valibot';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { linkSchema } from '#domain/link-schema.ts';

const optionalDate = v.optional(v.nullable(isoDateSchema), null);

/** A picture among the search results. */
export const promoSchema = v.pipe(
  v.strictObject({
    /** The picture's name in assets/: square, 1000 x 1000. */
    imageId: v.pipe(v.string(), v.trim(), v.minLength(1, 'must be the name of a file in assets/')),
    /** What the picture says, for those who don't see it. */
    altText: v.pipe(v.string(), v.trim(), v.minLength(1, 'must say what the picture says')),
    /** Fills the tile around the picture. */
    backgroundColour: v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits, such as "#0b49c4"'),
    ),
    /** The first day at the dealer that it is shown (T-90); null = at once. */
    start: optionalDate,
    /** The last day; null = until it is taken out. */
    expiry: optionalDate,
    /** Before which place of the list it stands, from 1 over all pages; those of one position stand side by side. */
    position: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** For which condition of car it is meant. */
    display: v.optional(
      v.pipe(v.array(v.picklist(CAR_TYPES)), v.minLength(1, 'must name one of: used, new, demo')),
      [...CAR_TYPES],
    ),
    /** Show it only where one of `display` is all that is chosen. */
    strictDisplay: v.optional(v.boolean(), false),
    /** Where it leads; null = nowhere. */
    link: linkSchema('page'),
  }),
  v.forward(
    v.check(
      ({ start, expiry }) => start === null || expiry === null || start <= expiry,
      'must not be before start',
    ),
    ['expiry'],
  ),
);
export type Promo = v.InferOutput<typeof promoSchema>;
