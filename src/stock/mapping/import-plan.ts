import { COUNTRIES, type CountryCode } from '#domain/country.ts';
import { findClosestMatch, suggestWord } from '#domain/edit-distance.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { parseDay } from '#stock/normalise/numbers/date.ts';
import type { Feed, FeedRow } from '#stock/readers/feed.ts';
import { StockError } from '#stock/stock-error.ts';
import { FIELD_NAMES, isRequired, STOCK_FIELDS, type StockFieldName } from './fields.ts';
import type { FieldSource, Mapping } from './schema.ts';
import { type CellReading, TRANSFORMS, type Transform, withWords } from './transforms.ts';
import { createCellTranslator } from './translate-cells.ts';

/** One place where a field's value may come from. */
export interface PlannedSource {
  readonly from: readonly string[];
  readonly translate: (cell: string, cells: FeedRow['cells']) => string;
  readonly transform: Transform;
  readonly reading: CellReading;
  readonly when: Readonly<Record<string, readonly string[]>>;
  /** Whether a row's days let the source count. */
  readonly isCurrent: (cells: FeedRow['cells']) => boolean;
}

/** One field and its sources: the first that can be read counts. */
export interface FieldPlan {
  readonly field: StockFieldName;
  readonly sources: readonly PlannedSource[];
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
  /** What a record must say to be a car. */
  readonly where: Mapping['where'];
}

/** Where the dealer of a feed is. */
export interface FeedOrigin {
  /** The IANA zone in which the feed's days and times are meant (default: UTC). */
  readonly timeZone?: string | undefined;
  /** Prices in other currencies than its own are none; without it, all count. */
  readonly country?: CountryCode | undefined;
  /** The time of the import, by which sales begin and end; without it, all count. */
  readonly now?: Date | undefined;
}

/** What a plan is made for. */
export interface PlanFiles extends FeedOrigin {
  readonly feed: string;
  readonly mapping: string;
}

/**
 * Fits a mapping to a feed. A column may differ from the feed's in case and punctuation. Throws StockError that name each
 * column the feed does not have; a feed without a single column (an empty list) says nothing about them.
 */
export function planFromMapping(given: Mapping, feed: Feed, files: PlanFiles): ImportPlan {
  const mapping = fitColumns(given, feed);
  const sources = Object.entries(mapping.fields) as [StockFieldName, FieldSource[]][];
  const wanted = [
    ...sources.flatMap(([field, list]) =>
      list.flatMap(({ from, optional, when = {}, since = [], until = [], unit, currency, base }) =>
        optional
          ? []
          : [
              ...from,
              ...Object.keys(when),
              ...[since, until].flat(),
              ...[unit, currency, base].flatMap(listNamed),
            ].map((column) => ({
              at: `fields.${field}`,
              column,
            })),
      ),
    ),
    ...Object.keys(mapping.where).map((column) => ({ at: 'where', column })),
    ...mapping.key.map((column) => ({ at: 'key', column })),
  ];
  const unknown = wanted.filter(({ column }) => feed.columns.length > 0 && !feed.columns.includes(column));
  if (unknown.length > 0) throw new StockError(describeUnknownColumns(unknown, mapping, feed, files));
  return createPlan(sources, mapping, files);
}

/**
 * The plan for a feed with our own field names: each column named like a field is read with its default transform. The
 * key is `id`, else `stocknum`, if there is such a column. Throws StockError if a required column is missing.
 */
export function planFromFieldNames(feed: Feed, file: string, origin: FeedOrigin = {}): ImportPlan {
  const columnOf = createColumnFinder(feed.columns);
  const named = FIELD_NAMES.filter((field) => feed.columns.includes(columnOf(field)));
  const missing = FIELD_NAMES.filter((field) => isRequired(field) && !named.includes(field));
  if (feed.columns.length > 0 && missing.length > 0) {
    throw new StockError(
      missing.map(
        (field) => `${file}: has no column "${field}". Rename a column, or map one to it with --mapping.`,
      ),
    );
  }
  const key = ['id', 'stocknum']
    .map(columnOf)
    .filter((column) => feed.columns.includes(column))
    .slice(0, 1);
  return createPlan(
    named.map((field) => [field, [{ from: [columnOf(field)], optional: false }]]),
    { key, defaults: {}, where: {}, words: {} },
    origin,
  );
}

/** 'is "Kms", ... Did you mean "Km"?' for a column missing from a feed. */
export function describeUnknownColumn(column: string, feed: Feed, file: string): string {
  const fix = suggestWord(column, feed.columns, `Its columns are: ${feed.columns.join(', ')}.`);
  return `"${column}" is not a column of ${file}. ${fix}`;
}

/** One line per column that is not there. The feed's columns are listed once: a feed of another shape lacks them all. */
function describeUnknownColumns(
  unknown: readonly { readonly at: string; readonly column: string }[],
  mapping: Mapping,
  feed: Feed,
  files: PlanFiles,
): string[] {
  const [first] = unknown;
  const inside = first && feed.columns.find((column) => column.endsWith(`.${first.column}`));
  if (inside && mapping.records === undefined) {
    const path = inside.slice(0, -(first.column.length + 1));
    return [
      `${files.mapping}: "${first.column}" is a column of ${files.feed} inside "${path}". Add "records": "${path}" to the mapping.`,
    ];
  }
  let isListed = false;
  return unknown.map(({ at, column }) => {
    const meant = findClosestMatch(column, feed.columns);
    const text = `${files.mapping}: ${at}: "${column}" is not a column of ${files.feed}.`;
    if (meant !== undefined) return `${text} Did you mean "${meant}"?`;
    if (isListed) return text;
    isListed = true;
    return `${text} Its columns are: ${feed.columns.join(', ')}.`;
  });
}

/** Finds a column that differs in case, spaces or punctuation alone; a name that is not found, or is several, stays. */
function createColumnFinder(columns: readonly string[]): (name: string) => string {
  const exact = new Set(columns);
  const similar = Map.groupBy(columns, normaliseColumn);
  return (name) => {
    const [only, ...others] = exact.has(name) ? [name] : (similar.get(normaliseColumn(name)) ?? []);
    return only !== undefined && others.length === 0 ? only : name;
  };
}

function normaliseColumn(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** A unit, a currency or a base: itself, or the column that names it. */
type Named = FieldSource['unit' | 'currency' | 'base'];

/** The column that one of them is named in, if it is. */
function listNamed(given: Named): string[] {
  return typeof given === 'object' ? [given.column] : [];
}

/** A mapping with its columns spelt as the feed of the day spells them. */
function fitColumns(mapping: Mapping, feed: Feed): Mapping {
  const find = createColumnFinder(feed.columns);
  const fitConditions = (conditions: Mapping['where']) =>
    Object.fromEntries(Object.entries(conditions).map(([column, texts]) => [find(column), texts]));
  const fitNamed = <Key extends string>(key: Key, given: Named) =>
    typeof given === 'object' && { [key]: { column: find(given.column) } };
  const fitSource = (source: FieldSource): FieldSource => ({
    ...source,
    from: source.from.map(find),
    ...(source.since && { since: find(source.since) }),
    ...(source.until && { until: find(source.until) }),
    ...(source.when && { when: fitConditions(source.when) }),
    ...fitNamed('unit', source.unit),
    ...fitNamed('currency', source.currency),
    ...fitNamed('base', source.base),
  });
  return {
    ...mapping,
    where: fitConditions(mapping.where),
    key: mapping.key.map(find),
    fields: Object.fromEntries(
      Object.entries(mapping.fields).map(([field, list]) => [field, list.map(fitSource)]),
    ),
  };
}

function createPlan(
  sources: readonly [StockFieldName, readonly FieldSource[]][],
  { key, defaults, where, words }: Pick<Mapping, 'key' | 'defaults' | 'where' | 'words'>,
  { timeZone, country, now }: FeedOrigin,
): ImportPlan {
  const today = now && toLocalTime(now, timeZone ?? 'UTC').date;
  const own = country && COUNTRIES[country].currency;
  return {
    fields: sources.map(([field, list]) => ({
      field,
      sources: list.map((source) => {
        const currency = typeof source.currency === 'string' ? source.currency : own;
        const transform = withWords(source.transform ?? STOCK_FIELDS[field].transform, words);
        return {
          from: source.from,
          translate: createCellTranslator(source),
          transform: transform === TRANSFORMS.price && currency ? inCurrency(transform, currency) : transform,
          reading: { format: source.format, timeZone, country, currency, now },
          when: source.when ?? {},
          isCurrent: createDayCheck(source, today),
        };
      }),
    })),
    key,
    priceColumns: sources.flatMap(([field, list]) =>
      STOCK_FIELDS[field].changes ? list.flatMap(({ from }) => from) : [],
    ),
    defaults,
    constants: Object.fromEntries(
      Object.entries(defaults).filter(([name]) => sources.every(([field]) => field !== name)),
    ),
    where,
  };
}

/** Whether a day is between those that a row names; one that cannot be read sets no limit. */
function createDayCheck({ since, until, format }: FieldSource, today: string | undefined) {
  return (cells: FeedRow['cells']): boolean => {
    const read = (column: string | undefined, part: number) => {
      // Some feeds write both days in one cell: '2026-11-01T00:00+10:00/2026-11-30'.
      const days = (column === undefined ? '' : (cells.get(column) ?? '')).split(/\/(?=\d{4}-)/);
      return parseDay(days.at(part) ?? '', { format });
    };
    return today === undefined || ((read(since, 0) ?? today) <= today && (read(until, -1) ?? today) >= today);
  };
}

/** The transform of prices, with a report that tells which ones count. */
function inCurrency(price: Transform, currency: string): Transform {
  return { ...price, expects: `a price in ${currency}, such as "$12,990"` };
}
