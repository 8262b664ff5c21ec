import type { Column } from './columns.ts';

/** value -> number of cars, the most frequent values first, then by name. */
export type FacetCounts = Record<string, number>;

/** The `limit` most frequent values of a column among `cars`, with their counts. Numbers have stats instead. */
export function countFacet(column: Column, cars: Uint32Array, limit: number): FacetCounts {
  const { values, counts } = tally(column, cars);
  const codes: number[] = [];
  for (let code = 0; code < counts.length; code++) {
    if ((counts[code] ?? 0) > 0) codes.push(code);
  }
  // Equal counts stay in the order of their codes.
  codes.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return Object.fromEntries(codes.slice(0, limit).map((code) => [values[code] ?? '', counts[code] ?? 0]));
}

/** The number of cars per code of a column, 0 for the missing value. Values are in alphabetical order. */
function tally(column: Column, cars: Uint32Array): { values: readonly string[]; counts: Uint32Array } {
  if (column.kind === 'coded') {
    const counts = new Uint32Array(column.values.length);
    for (const car of cars) {
      const code = column.codes[car] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    counts[0] = 0;
    return { values: column.values, counts };
  }
  if (column.kind === 'many') {
    const counts = new Uint32Array(column.values.length);
    for (const car of cars) {
      for (const code of column.sets[column.codes[car] ?? 0] ?? []) counts[code] = (counts[code] ?? 0) + 1;
    }
    return { values: column.values, counts };
  }
  return { values: [], counts: new Uint32Array(0) };
}

/** Minimum and maximum of a numeric column over `cars`; undefined if none of them has a number. */
export function computeStats(
  column: Column,
  cars: Uint32Array,
): { readonly min: number; readonly max: number } | undefined {
  if (column.kind !== 'numeric') return undefined;
  let min = Infinity;
  let max = -Infinity;
  for (const car of cars) {
    const number = column.numbers[car] ?? Number.NaN;
    if (Number.isNaN(number)) continue;
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  return min === Infinity ? undefined : { min, max };
}
