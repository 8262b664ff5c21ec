import type { IndexColumn, PairColumn, StockIndex } from './stock-index.ts';

/** Fetches an index file. Rejects if the network fails or the host answers with an error. */
export async function loadIndex(url: string): Promise<StockIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`search: ${url} answered ${response.status}`);
  return response.json();
}

type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A column in memory. */
export type Column =
  /** One value per car, as a code into `values`. Code 0 means missing, so values[0] is unused. */
  | {
      readonly kind: 'coded';
      readonly values: readonly string[];
      readonly codeOf: ReadonlyMap<string, number>;
      readonly codes: Codes;
    }
  /** Several values per car: sets[codes[car]] contains codes into `values`. */
  | {
      readonly kind: 'many';
      readonly values: readonly string[];
      readonly codeOf: ReadonlyMap<string, number>;
      readonly sets: readonly (readonly number[])[];
      readonly codes: Codes;
    }
  /** One number per car; NaN = missing. Flags are 1 and 0. */
  | { readonly kind: 'numeric'; readonly flag: boolean; readonly numbers: Float64Array }
  /** One text per car, rarely shared. */
  | { readonly kind: 'plain'; readonly texts: readonly (string | null)[] };

/** Turns the file's lists into typed arrays, column by column. Throws if the file's version is unsupported. */
export function loadColumns(index: StockIndex): Map<string, Column> {
  if (index.version !== 1)
    throw new Error(`search index: unsupported version ${index.version}. Rebuild the site.`);
  return new Map(
    Object.entries(index.columns).map(([name, column]) => [
      name,
      loadColumn(column.kind === 'pair' ? joinPair(column, index) : column, index.count),
    ]),
  );
}

function loadColumn(column: Exclude<IndexColumn, PairColumn>, count: number): Column {
  switch (column.kind) {
    case 'dictionary':
      return {
        kind: 'coded',
        values: ['', ...column.values],
        codeOf: new Map(column.values.map((value, index) => [value, index + 1])),
        codes: packCodes(column.codes, column.values.length + 1),
      };
    case 'set':
      return {
        kind: 'many',
        values: column.values,
        codeOf: new Map(column.values.map((value, index) => [value, index])),
        sets: column.sets,
        codes: packCodes(column.codes, column.sets.length),
      };
    case 'number':
      return {
        kind: 'numeric',
        flag: false,
        numbers: Float64Array.from(column.offsets, (offset) =>
          offset < 0 ? Number.NaN : column.base + offset,
        ),
      };
    case 'flag': {
      const numbers = new Float64Array(count);
      for (const car of column.cars) numbers[car] = 1;
      return { kind: 'numeric', flag: true, numbers };
    }
    case 'text':
      return {
        kind: 'plain',
        texts: column.texts.map((text) => (text === null ? null : column.prefix + text + column.suffix)),
      };
  }
}

/** Derives a pair column. A car without one of the two values has none. */
function joinPair(
  { of: [first, second], parents }: PairColumn,
  { columns, count }: StockIndex,
): Extract<IndexColumn, { kind: 'dictionary' | 'set' }> {
  const read = (name: string) => {
    const column = columns[name];
    return (car: number) =>
      column?.kind === 'dictionary' ? column.values[(column.codes[car] ?? 0) - 1] : undefined;
  };
  const [parentOf, childOf] = [read(first), read(second)];
  const pairs = Array.from({ length: count }, (_, car): readonly string[] => {
    const [parent, child] = [parentOf(car), childOf(car)];
    if (parent === undefined || child === undefined) return [];
    return parents ? [parent, `${parent}:${child}`] : [`${parent}:${child}`];
  });
  const values = [...new Set(pairs.flat())].sort();
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const toCode = (value: string) => codeOf.get(value) ?? 0;
  if (!parents)
    return { kind: 'dictionary', values, codes: pairs.map(([pair]) => (pair ? toCode(pair) + 1 : 0)) };
  const distinct = new Map(pairs.map((pair) => [pair[1], pair]));
  const positions = new Map([...distinct.keys()].map((key, position) => [key, position]));
  return {
    kind: 'set',
    values,
    sets: [...distinct.values()].map((pair) => pair.map(toCode)),
    codes: pairs.map((pair) => positions.get(pair[1]) ?? 0),
  };
}

/** The smallest typed array for codes below `limit`. */
function packCodes(codes: readonly number[], limit: number): Codes {
  if (limit <= 0x100) return Uint8Array.from(codes);
  return limit <= 0x1_0000 ? Uint16Array.from(codes) : Uint32Array.from(codes);
}

/** A car's value in a column, as it was in the record. */
export function valueAt(column: Column, car: number): string | number | boolean | readonly string[] | null {
  switch (column.kind) {
    case 'coded': {
      const code = column.codes[car] ?? 0;
      return code === 0 ? null : (column.values[code] ?? null);
    }
    case 'many':
      return (column.sets[column.codes[car] ?? 0] ?? []).map((code) => column.values[code] ?? '');
    case 'numeric': {
      const number = column.numbers[car] ?? Number.NaN;
      if (column.flag) return number === 1;
      return Number.isNaN(number) ? null : number;
    }
    case 'plain':
      return column.texts[car] ?? null;
  }
}
