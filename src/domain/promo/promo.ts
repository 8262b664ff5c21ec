import * as v from 'valibot';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { isoDateSchema, linkSchema } from '#domain/scalar-schemas.ts';

const optionalDate = v.optional(v.nullable(isoDateSchema), null);

/** A picture among the search results. */
export const promoSchema = v.pipe(
  v.strictObject({
    /** The picture's file name in assets/: square, 1000 x 1000 pixels. */
    imageId: v.pipe(v.string(), v.trim(), v.minLength(1, 'must be the name of a file in assets/')),
    /** The message of the picture, for visitors who can't see it. */
    altText: v.pipe(v.string(), v.trim(), v.minLength(1, 'must describe the picture')),
    /** The background colour of the tile around the picture. */
    backgroundColour: v.pipe(
      v.string(),
      v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits, such as "#0b49c4"'),
    ),
    /** The first day on which it is shown, in the dealer's time zone (T-90); null = immediately. */
    start: optionalDate,
    /** The last day on which it is shown; null = no end. */
    expiry: optionalDate,
    /**
     * The position in the list before which it appears, from 1 over all pages; promos with the same position appear
     * side by side.
     */
    position: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The conditions of cars that it is meant for. */
    display: v.optional(
      v.pipe(v.array(v.picklist(CAR_TYPES)), v.minLength(1, 'must name one of: used, new, demo')),
      [...CAR_TYPES],
    ),
    /** Shows it only if a single condition is selected, and it is one of `display`. */
    strictDisplay: v.optional(v.boolean(), false),
    /** The target of its link; null = no link. */
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
