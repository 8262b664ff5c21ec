import * as v from 'valibot';
import { hexColour } from '#domain/scalar-schemas.ts';

export const brandSchema = v.strictObject({
  /** The brand colour. Pages use lighter or darker shades of it where text would otherwise be hard to read (WCAG AA). */
  colour: hexColour,
  /** The logo, a file in assets/. Without one, the site shows the name as text. */
  logo: v.optional(v.string()),
});
