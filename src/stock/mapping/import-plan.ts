import { findClosestMatch } from '#domain/closest-match.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { StockError } from '#stock/stock-error.ts';
import { FIELD_NAMES, isRequired, PRICE_FIELDS, STOCK_FIELDS, type StockFieldName } from './fields.ts';
import type { FieldSource, Mapping } from './schema.ts';
import { TRANSFORMS, type Transform } from './transforms.ts';

/** A field and the columns of its value. */
export interface FieldPlan {
  readonly field: StockFieldName;
  readonly from: readonly string[];
  readonly transform: Transform;
}

/** The plan that turns the rows of a feed into cars: a mapping whose columns all exist in the feed. */
export interface ImportPlan {
  readonly fields: readonly FieldPlan[];
  readonly key: readonly string[];
  /** Columns with prices: left out of an identity derived from all columns. */
  readonly priceColumns: readonly string[];
  /** The defaults of mapped fields whose columns are empty. */
  readonly defaults: Mapping['defaults'];
  /** The fields with a default and no column: the same for every car. */
  readonly constants: Mapping['defaults'];
}

/**
 * Applies a mapping to a feed's columns. Throws StockError naming each column that the feed does not have; a feed
 * without any columns (an empty list) is not checked.
 */
export function planFromMapping(
  mapping: Mapping,
  feed: Feed,
  files: { feed: string; mapping: string },
): ImportPlan {
  const sources = Object.entries(mapping.fields) as [StockFieldName, FieldSource][];
  const needed = [
    ...sources.flatMap(([field, { from, optional }]) =>
      optional ? [] : from.map((column) => ({ at: `fields.${field}`, column })),
    ),
    ...mapping.key.map((column) => ({ at: 'key', column })),
  ];
  const problems = needed
    .filter(({ column }) => feed.columns.length > 0 && !feed.columns.includes(column))
    .map(({ at, column }) => `${files.mapping}: ${at}: ${describeUnknownColumn(column, feed, files.feed)}`);
  if (problems.length > 0) throw new StockError(problems);
  return createPlan(sources, mapping.key, mapping.defaults);
}

/**
 * The plan for a feed with our own field names: each column named like a field is read with its default transform. The
 * key is `id`, else `stocknum`, if there is such a column. Throws StockError if a required column is missing.
 */
export function planFromFieldNames(feed: Feed, file: string): ImportPlan {
  const named = FIELD_NAMES.filter((field) => feed.columns.includes(field));
  const missing = FIELD_NAMES.filter((field) => isRequired(field) && !named.includes(field));
  if (feed.columns.length > 0 && missing.length > 0) {
    throw new StockError(
      missing.map(
        (field) => `${file}: has no column "${field}". Rename a column, or map one to it with --mapping.`,
      ),
    );
  }
  const key = ['id', 'stocknum'].filter((column) => feed.columns.includes(column)).slice(0, 1);
  return createPlan(
    named.map((field) => [field, { from: [field], optional: false }]),
    key,
    {},
  );
}

/** 'is "Kms", ... Did you mean "Km"?' for a column missing from a feed. */
export function describeUnknownColumn(column: string, feed: Feed, file: string): string {
  const meant = findClosestMatch(column, feed.columns);
  const hint =
    meant === undefined ? `Its columns are: ${feed.columns.join(', ')}.` : `Did you mean "${meant}"?`;
  return `"${column}" is not a column of ${file}. ${hint}`;
}

function createPlan(
  sources: readonly [StockFieldName, FieldSource][],
  key: readonly string[],
  defaults: Mapping['defaults'],
): ImportPlan {
  return {
    fields: sources.map(([field, { from, transform }]) => ({
      field,
      from,
      transform: TRANSFORMS[transform ?? STOCK_FIELDS[field].transform],
    })),
    key,
    priceColumns: sources.flatMap(([field, { from }]) => (PRICE_FIELDS.includes(field) ? from : [])),
    defaults,
    constants: Object.fromEntries(
      Object.entries(defaults).filter(([name]) => sources.every(([field]) => field !== name)),
    ),
  };
}
