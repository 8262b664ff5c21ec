import type { StockRecord } from '#search/engines/embedded/build-index.ts';
import { TEXT_FIELDS } from '#search/engines/stock-fields.ts';
import { SORT_GROUPS } from '#search/query/sort-order.ts';
import { ATTRIBUTES, type AttributeName, isRangeAttribute } from '#search/state/attributes.ts';
import { MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';

/** A field of a collection that typed text is searched in. */
export interface QueryField {
  /** Its name in the record. */
  readonly source: string;
  /** Its name in the collection, which differs if the text has a separate field. */
  readonly name: string;
  /** The text for a value, if it is not the value itself: a number, or a body key that people write differently. */
  readonly textOf: ((value: string) => string) | undefined;
  /** The number of typos Typesense allows: none if the text is a number or differs from car to car. */
  readonly typos: 0 | 2;
}

/** The fields that typed text is searched in, by descending weight. */
export const QUERY_FIELDS: readonly QueryField[] = TEXT_FIELDS.map(({ name, textOf }) => {
  const number = isRangeAttribute(name);
  const toText = textOf ?? (number ? String : undefined);
  return {
    source: name,
    name: toText ? `${name}_text` : name,
    textOf: toText,
    typos: number || name === 'stocknum' ? 0 : 2,
  };
});

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

export type TypesenseDocument = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A car's record as Typesense stores it: without unknown values, with the texts to search. */
export function toTypesenseDocument(record: StockRecord, rank: number): TypesenseDocument {
  const known = Object.entries(record).filter(([, value]) => value !== null);
  const texts = QUERY_FIELDS.flatMap(({ source, name, textOf }) => {
    const value = record[source] ?? null;
    return textOf && value !== null ? [[name, textOf(String(value))] as const] : [];
  });
  return Object.fromEntries([...known, ...texts, [RANK_FIELD, rank]]) as TypesenseDocument;
}
