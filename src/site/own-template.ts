import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { TEMPLATE_NAMES, type TemplateData } from '#templates/registry.ts';
import { PALETTE_ROLES } from './theme/palette.ts';

/** The roles that differ. That all can be read on each other is checked with the dealer's own colour. */
const coloursSchema = v.optional(v.partial(v.strictObject(v.entriesFromList(PALETTE_ROLES, nonEmptyText))));

/** A template of the dealers' own, as its `template.ts` says: what differs from the one that it extends. */
export const ownTemplateSchema = v.strictObject({
  /** The template of the platform that it starts from: files and values that it lacks are as there. */
  extends: v.picklist(TEMPLATE_NAMES),
  /** Colours by role, in light and dark. */
  palette: v.optional(v.strictObject({ light: coloursSchema, dark: coloursSchema })),
  /** Defaults of the configuration. */
  defaults: v.optional(
    v.custom<TemplateData['defaults']>((value) => typeof value === 'object' && value !== null),
  ),
  /** The typefaces of pages: names of files in `fonts/`, without `.woff2`. */
  fonts: v.optional(v.array(nonEmptyText)),
  /** The layout of cards. */
  card: v.optional(
    v.strictObject({
      /** How many facts have a column or corner of their own. */
      columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** The width of the photo, for `<img sizes>`, in lists and among a few. */
      sizes: v.optional(v.strictObject({ list: v.optional(nonEmptyText), few: v.optional(nonEmptyText) })),
    }),
  ),
  /** The width of the car page's large photo, for `<img sizes>`. */
  gallerySizes: v.optional(nonEmptyText),
});
export type TemplateInput = v.InferInput<typeof ownTemplateSchema>;
