import { findClosestMatch } from '#domain/closest-match.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { StockError } from '#stock/stock-error.ts';
import { FIELD_NAMES, isRequired, PRICE_FIELDS, STOCK_FIELDS, type StockFieldName } from './fields.ts';
import type { FieldSource, Mapping } from './schema.ts';
import { TRANSFORMS, type Transform } from './transforms.ts';

/** One field and where its value comes from. */
export interface FieldPlan {
  readonly field: StockFieldName;
  readonly from: readonly string[];
  readonly transform: Transform;
}

/** How the rows of one particular feed become cars: a mapping whose every column is there. */
export interface ImportPlan {
  readonly fields: readonly FieldPlan[];
  readonly key: readonly string[];
  /** Columns that hold a price: left out of an identity made from all columns. */
  readonly priceColumns: readonly string[];
  /** What a mapped field is where its columns say nothing. */
  readonly defaults: Mapping['defaults'];
  /** The fields that have a default and no column: the same in every car. */
  readonly constants: Mapping['defaults'];
}

/**
 * Fits a mapping to a feed. Throws StockError that name each column the feed does not have; a feed without a single
 * column (an empty list) says nothing about them.
 */
export function planFromMapping(
  mapping: Mapping,
  feed: Feed,
  files: { feed: string; mapping: string },
): ImportPlan {
  const sources = Object.entries(mapping.fields) as [StockFieldName, FieldSource][];
  const wanted = [
    ...sources.flatMap(([field, { from, optional }]) =>
      optional ? [] : from.map((column) => ({ at: `fields.${field}`, column })),
    ),
    ...mapping.key.map((column) => ({ at: 'key', column })),
  ];
  const problems = wanted
    .filter(({ column }) => feed.columns.length > 0 && !feed.columns.includes(column))
    .map(({ at, column }) => `${files.mapping}: ${at}: ${describeUnknownColumn(column, feed, files.feed)}`);
  if (problems.length > 0) throw new StockError(problems);
  return createPlan(sources, mapping.key, mapping.defaults);
}

/**
 * The plan for a feed that uses our own field names: each column that is one is read as usual. Its key is `id`, else
 * `stocknum`, where it has such a column. Throws StockError when a needed column is not there.
 */
export function planFromFieldNames(feed: Feed, file: string): ImportPlan {
  const named = FIELD_NAMES.filter((field) => feed.columns.includes(field));
  const lacking = FIELD_NAMES.filter((field) => isRequired(field) && !named.includes(field));
  if (feed.columns.length > 0 && lacking.length > 0) {
    throw new StockError(
      lacking.map(
        (field) => `${file}: has no column "${field}". Name it so, or say with --mapping which column it is.`,
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

/** 'is "Kms", ... Did you mean "Km"?' for a column that a feed lacks. */
export function describeUnknownColumn(column: string, feed: Feed, file: string): string {
  const meant = findClosestMatch(column, feed.columns);
  const mend =
    meant === undefined ? `Its columns are: ${feed.columns.join(', ')}.` : `Did you mean "${meant}"?`;
  return `"${column}" is not a column of ${file}. ${mend}`;
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
