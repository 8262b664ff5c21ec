import type { IndexColumn, PairColumn, StockIndex } from './stock-index.ts';

/** A field of a record; null = not in the feed. */
export type RecordValue = string | number | boolean | readonly string[] | null;
export type StockRecord = Readonly<Record<string, RecordValue>>;

export interface IndexSchema {
  /** The columns to index. A column without values takes no space. */
  readonly names: readonly string[];
  /** Columns whose text differs from car to car (ids, slugs, pictures): shown and searched, never counted. */
  readonly uniqueTextColumns: readonly string[];
  /** Columns that hold the values of two others, by name. */
  readonly pairColumns?: Readonly<Record<string, Omit<PairColumn, 'kind'>>>;
}

/**
 * Builds the index file of a stock, in the order of the records. Throws if a column mixes types of value or contains a
 * fraction, which is a bug in the caller.
 */
export function buildIndex(
  records: readonly StockRecord[],
  { names, uniqueTextColumns, pairColumns = {} }: IndexSchema,
): StockIndex {
  const columns = names.map((name): [string, IndexColumn] => {
    const pair = pairColumns[name];
    if (pair) return [name, { kind: 'pair', ...pair }];
    const values = records.map((record) => record[name] ?? null);
    return [name, buildColumn(name, values, uniqueTextColumns.includes(name))];
  });
  return { version: 1, count: records.length, columns: Object.fromEntries(columns) };
}

function buildColumn(name: string, values: readonly RecordValue[], unique: boolean): IndexColumn {
  const sample = values.find((value) => value !== null);
  if (sample === undefined) return { kind: 'dictionary', values: [], codes: [] };
  if (typeof sample === 'boolean')
    return { kind: 'flag', cars: values.flatMap((value, car) => (value === true ? [car] : [])) };
  if (typeof sample === 'number') return buildNumberColumn(name, values);
  if (typeof sample === 'string') return buildStringColumn(name, values, unique);
  return buildSetColumn(name, values);
}

function buildNumberColumn(name: string, values: readonly RecordValue[]): IndexColumn {
  const known = values.map((value) => {
    if (value !== null && !isWholeNumber(value)) throw mixedTypesError(name, value);
    return value;
  });
  const base = known.reduce<number>((least, value) => Math.min(least, value ?? least), Infinity);
  return { kind: 'number', base, offsets: known.map((value) => (value === null ? -1 : value - base)) };
}

function isWholeNumber(value: RecordValue): value is number {
  return Number.isInteger(value);
}

function buildStringColumn(name: string, values: readonly RecordValue[], unique: boolean): IndexColumn {
  const known = values.map((value) => {
    if (value !== null && typeof value !== 'string') throw mixedTypesError(name, value);
    return value;
  });
  if (unique) return buildTextColumn(known);
  const dictionary = [...new Set(known.filter((value) => value !== null))].sort();
  const code = new Map<string | null, number>(dictionary.map((value, index) => [value, index + 1]));
  return {
    kind: 'dictionary',
    values: dictionary,
    codes: known.map((value) => code.get(value) ?? 0),
  };
}

/** Picture URLs and slugs share prefixes and suffixes, which are written once. */
function buildTextColumn(values: readonly (string | null)[]): IndexColumn {
  const known = values.filter((value) => value !== null);
  const prefix = known.reduce(commonPrefix);
  const suffix = known.map((value) => value.slice(prefix.length)).reduce(commonSuffix);
  return {
    kind: 'text',
    prefix,
    suffix,
    texts: values.map((value) => value?.slice(prefix.length, value.length - suffix.length) ?? null),
  };
}

function buildSetColumn(name: string, values: readonly RecordValue[]): IndexColumn {
  const known = values.map((value) => {
    if (value !== null && !Array.isArray(value)) throw mixedTypesError(name, value);
    return [...new Set(value ?? [])].sort();
  });
  const dictionary = [...new Set(known.flat())].sort();
  const code = new Map(dictionary.map((value, index) => [value, index]));
  const positions = new Map<string, number>();
  const distinct: number[][] = [];
  const codes = known.map((value) => {
    const set = value.map((text) => code.get(text) ?? 0);
    const key = set.join();
    const position = positions.get(key) ?? distinct.push(set) - 1;
    positions.set(key, position);
    return position;
  });
  return { kind: 'set', values: dictionary, sets: distinct, codes };
}

function mixedTypesError(name: string, value: unknown): Error {
  return new Error(
    `search index: ${name} contains ${JSON.stringify(value)} among values of another type. A column needs one type.`,
  );
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

function commonSuffix(a: string, b: string): string {
  let length = 0;
  while (length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  return a.slice(a.length - length);
}
