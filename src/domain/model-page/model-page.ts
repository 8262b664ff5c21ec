import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';
import { slugify } from '#domain/slug.ts';

const pageFields = {
  /** The make as the stock writes it: 'Isuzu'. */
  make: nonEmptyText,
  /** The page's word in its address; without one it is made from the make or the model. */
  slug: v.optional(slugText),
  /** The first line of the page. */
  heading: nonEmptyText,
  /** One sentence for search engines and link previews, and the lead of the page. */
  description: nonEmptyText,
  /** Paragraphs of plain text. */
  text: v.optional(v.array(nonEmptyText), []),
  /** A picture in assets/ or an https address; null = none. */
  image: v.optional(v.nullable(nonEmptyText), null),
  /** What stands out about it. */
  features: v.optional(
    v.array(
      v.strictObject({
        /** In a few words. */
        title: nonEmptyText,
        /** In a sentence. */
        text: nonEmptyText,
      }),
    ),
    [],
  ),
};

/** A page that a dealer wrote about one make: /brands/jeep/ (T-98). */
export const brandPageSchema = v.strictObject(pageFields);
export type BrandPage = v.InferOutput<typeof brandPageSchema>;

/** A page that a dealer wrote about one model: /models/mu-x/ (T-98). */
export const modelPageSchema = v.strictObject({
  ...pageFields,
  /** The model as the stock writes it: 'MU-X'. */
  model: nonEmptyText,
});
export type ModelPage = v.InferOutput<typeof modelPageSchema>;

export function brandPagePath({ slug, make }: Pick<BrandPage, 'slug' | 'make'>): string {
  return `/brands/${slug ?? slugify(make)}/`;
}

export function modelPagePath({ slug, model }: Pick<ModelPage, 'slug' | 'model'>): string {
  return `/models/${slug ?? slugify(model)}/`;
}
