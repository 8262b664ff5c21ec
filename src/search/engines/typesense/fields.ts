import { SORT_GROUPS } from '#search/query/sort-order.ts';
import { ATTRIBUTES, type AttributeName } from '#search/state/attributes.ts';
import { MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import { QUERY_FIELDS } from './query-fields.ts';

/** A field of a collection in Typesense's schema. Fields that are only displayed need no declaration. */
export interface CollectionField {
  readonly name: string;
  readonly type: 'string' | 'string[]' | 'int32' | 'int64' | 'bool';
  readonly facet?: true;
  readonly optional?: true;
  /** A separate index for range comparisons. */
  readonly range_index?: true;
}

/** A car's position in the site's default order ('most relevant'): the last tie-breaker of every sort. */
export const RANK_FIELD = 'rank';

const ATTRIBUTE_FIELDS = (Object.keys(ATTRIBUTES) as AttributeName[]).map((name): CollectionField => {
  const attribute: { readonly kind: 'list' | 'range'; readonly several?: true } = ATTRIBUTES[name];
  if (attribute.kind === 'range')
    return { name, type: 'int32', facet: true, optional: true, range_index: true };
  return { name, type: attribute.several ? 'string[]' : 'string', facet: true, optional: true };
});

/** The fields of the main filter and the sorts, and the facet of makes and models. */
const OTHER_FIELDS: readonly CollectionField[] = [
  { name: RANK_FIELD, type: 'int32' },
  { name: MAKE_OR_MODEL, type: 'string[]', facet: true, optional: true },
  { name: SORT_GROUPS.relevance, type: 'int32', optional: true },
  { name: SORT_GROUPS.others, type: 'int32', facet: true, optional: true },
  { name: 'saving', type: 'int32', optional: true },
  { name: 'created_at', type: 'int64' },
  { name: 'sold_date_timestamp', type: 'int64', optional: true },
  { name: 'show_on_dealer_website', type: 'bool' },
];

const declared = new Set([...ATTRIBUTE_FIELDS, ...OTHER_FIELDS].map((field) => field.name));

/** Every field that searches use, derived from the attribute table. */
export const COLLECTION_FIELDS: readonly CollectionField[] = [
  ...ATTRIBUTE_FIELDS,
  ...OTHER_FIELDS,
  ...QUERY_FIELDS.filter(({ name }) => !declared.has(name)).map(
    ({ name }): CollectionField => ({ name, type: 'string', optional: true }),
  ),
];

/**
 * Every ASCII sign separates words, as in the embedded engine: 'cx 5' finds 'CX-5'. Otherwise Typesense would drop the
 * signs and index 'cx5'.
 */
export const TOKEN_SEPARATORS: readonly string[] = Array.from({ length: 94 }, (_, index) =>
  String.fromCharCode(33 + index),
).filter((sign) => !/[a-z0-9]/i.test(sign));
