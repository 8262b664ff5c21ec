import type { IndexColumn, StockIndex } from './stock-index.ts';

/** What a record may hold under a name; null = the feed does not say. */
export type RecordValue = string | number | boolean | readonly string[] | null;
export type StockRecord = Readonly<Record<string, RecordValue>>;

export interface IndexSchema {
  /** The columns to keep; one without any value takes no room. */
  readonly names: readonly string[];
  /** Columns whose texts differ from car to car (ids, slugs, pictures): they are shown and found, not counted. */
  readonly uniqueTextColumns: readonly string[];
}

/**
 * Makes the index file of a stock; the order of the records is kept. Throws when a column mixes kinds of value, or holds
 * a fraction: that is a mistake in our code.
 */
export function buildIndex(
  records: readonly StockRecord[],
  { names, uniqueTextColumns }: IndexSchema,
): StockIndex {
  const columns = names.map((name) => {
    const values = records.map((record) => record[name] ?? null);
    return [name, buildColumn(name, values, uniqueTextColumns.includes(name))];
  });
  return { version: 1, count: records.length, columns: Object.fromEntries(columns) };
}

function buildColumn(name: string, values: readonly RecordValue[], own: boolean): IndexColumn {
  const sample = values.find((value) => value !== null);
  if (sample === undefined) return { kind: 'dictionary', values: [], codes: [] };
  if (typeof sample === 'boolean')
    return { kind: 'flag', cars: values.flatMap((value, car) => (value === true ? [car] : [])) };
  if (typeof sample === 'number') return buildNumberColumn(name, values);
  if (typeof sample === 'string') return buildStringColumn(name, values, own);
  return buildSetColumn(name, values);
}

function buildNumberColumn(name: string, values: readonly RecordValue[]): IndexColumn {
  const known = values.map((value) => {
    if (value !== null && (typeof value !== 'number' || !Number.isInteger(value)))
      throw mixedTypesError(name, value);
    return value;
  });
  const base = known.reduce<number>(
    (least, value) => (value !== null && value < least ? value : least),
    Infinity,
  );
  return { kind: 'number', base, offsets: known.map((value) => (value === null ? -1 : value - base)) };
}

function buildStringColumn(name: string, values: readonly RecordValue[], own: boolean): IndexColumn {
  const known = values.map((value) => {
    if (value !== null && typeof value !== 'string') throw mixedTypesError(name, value);
    return value;
  });
  if (own) return buildTextColumn(known);
  const dictionary = [...new Set(known.filter((value) => value !== null))].sort();
  const code = new Map(dictionary.map((value, index) => [value, index + 1]));
  return {
    kind: 'dictionary',
    values: dictionary,
    codes: known.map((value) => (value === null ? 0 : (code.get(value) ?? 0))),
  };
}

/** Picture addresses and slugs begin and end alike: what all share is written once. */
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
  const found = new Map<string, number>();
  const distinct: number[][] = [];
  const codes = known.map((value) => {
    const set = value.map((text) => code.get(text) ?? 0);
    const key = set.join();
    const at = found.get(key) ?? distinct.push(set) - 1;
    found.set(key, at);
    return at;
  });
  return { kind: 'set', values: dictionary, sets: distinct, codes };
}

function mixedTypesError(name: string, value: unknown): Error {
  return new Error(`search index: ${name} holds ${JSON.stringify(value)} among values of another kind`);
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

function commonSuffix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  return a.slice(a.length - length);
}
