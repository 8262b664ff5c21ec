import * as v from 'valibot';
import { linkSchema, nonEmptyText } from '#domain/scalar-schemas.ts';

/** The size of a promotion slider picture in pixels (T-91). */
export const SLIDE_SIZE = { width: 1920, height: 540 } as const;

/** A picture in the promotion slider. */
export const slideSchema = v.strictObject({
  /** A picture in assets/ or an https address, 1920 x 540 pixels. */
  image: nonEmptyText,
  /** The message of the picture as text: screen readers read it out, and it appears below the picture on small screens. */
  text: nonEmptyText,
  /** The target of the picture's link; null = no link. */
  link: linkSchema('page'),
});
export type Slide = v.InferOutput<typeof slideSchema>;
