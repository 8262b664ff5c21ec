import * as v from 'valibot';
import { linkSchema } from '#domain/link-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** How large a picture of the promotion slider is, in pixels: 540 high and 1920 wide (T-91). */
export const SLIDE_SIZE = { width: 1920, height: 540 } as const;

/** A picture of the promotion slider. */
export const slideSchema = v.strictObject({
  /** In assets/ or an https address: 1920 wide and 540 high. */
  image: nonEmptyText,
  /** What the picture says: it is read out, and stands below the picture where that is small. */
  text: nonEmptyText,
  /** Where it leads; null = nowhere. */
  link: linkSchema('page'),
});
export type Slide = v.InferOutput<typeof slideSchema>;
