import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';
import { slugify } from '#domain/slug.ts';

const pageFields = {
  /** The make, spelt as in the stock: 'Isuzu'. */
  make: nonEmptyText,
  /** The page's slug; by default that of the make or model. */
  slug: v.optional(slugText),
  /** The heading of the page. */
  heading: nonEmptyText,
  /** One sentence for search engines, link previews and the introduction of the page. */
  description: nonEmptyText,
  /** Paragraphs of plain text. */
  text: v.optional(v.array(nonEmptyText), []),
  /** A picture in assets/ or an https address; null = none. */
  image: v.optional(v.nullable(nonEmptyText), null),
  /** Its main features. */
  features: v.optional(
    v.array(
      v.strictObject({
        /** The feature in a few words. */
        title: nonEmptyText,
        /** The feature in a sentence. */
        text: nonEmptyText,
      }),
    ),
    [],
  ),
};

/** A dealer's page about one make: /brands/jeep/ (T-98). */
export const brandPageSchema = v.strictObject(pageFields);
export type BrandPage = v.InferOutput<typeof brandPageSchema>;

/** A dealer's page about one model: /models/mu-x/ (T-98). */
export const modelPageSchema = v.strictObject({
  ...pageFields,
  /** The model, spelt as in the stock: 'MU-X'. */
  model: nonEmptyText,
});
export type ModelPage = v.InferOutput<typeof modelPageSchema>;

export function brandPagePath({ slug, make }: Pick<BrandPage, 'slug' | 'make'>): string {
  return `/brands/${slug ?? slugify(make)}/`;
}

export function modelPagePath({ slug, model }: Pick<ModelPage, 'slug' | 'model'>): string {
  return `/models/${slug ?? slugify(model)}/`;
}
