import { columnOf, type Stock } from './predicates.ts';

/** The cars of one page: `skip` and `take` count cars, `scores` rank them where the visitor typed a text. */
export type PageOf = (
  indexName: string,
  cars: Uint32Array,
  scores: Uint16Array | undefined,
  skip: number,
  take: number,
) => number[];

const SORTED_INDEX = /^[^/]+\/sort\/(\w+):(asc|desc)$/;

/**
 * Puts cars in order. An index name like 'cars/sort/price:asc' names a column and a direction, as Typesense's adapter
 * reads it; a plain name is 'most relevant': by score where there is a text, then the stock's own order. Equal cars keep
 * the stock's own order, unknown values come last either way.
 */
export function sortedBy(stock: Stock): PageOf {
  const ranks = new Map<string, Uint32Array>();
  const rankOf = (indexName: string): Uint32Array | undefined => {
    const [, attribute, direction] = SORTED_INDEX.exec(indexName) ?? [];
    if (attribute === undefined) return undefined;
    const known = ranks.get(indexName) ?? rank(stock, attribute, direction === 'desc' ? -1 : 1);
    ranks.set(indexName, known);
    return known;
  };
  return (indexName, cars, scores, skip, take) => {
    const sorted = rankOf(indexName);
    if (sorted) return best(cars, (car) => sorted[car] ?? 0, skip, take);
    if (scores) return best(cars, (car) => -(scores[car] ?? 0) * stock.count + car, skip, take);
    return [...cars.subarray(skip, skip + take)];
  };
}

/** Each car's place when the whole stock is sorted by a column. */
function rank(stock: Stock, attribute: string, direction: 1 | -1): Uint32Array {
  const column = columnOf(stock, attribute);
  if (column.kind !== 'numeric') throw new Error(`search: ${attribute} holds no numbers to sort by`);
  const { numbers } = column;
  const key = (car: number) => {
    const number = numbers[car] ?? Number.NaN;
    return Number.isNaN(number) ? Infinity : number * direction;
  };
  const order = Array.from({ length: stock.count }, (_, car) => car);
  order.sort((a, b) => compare(key(a), key(b)) || a - b);
  const places = new Uint32Array(stock.count);
  for (const [place, car] of order.entries()) places[car] = place;
  return places;
}

/** The cars from place `skip` on, least key first. Keys differ from car to car. */
function best(cars: Uint32Array, keyOf: (car: number) => number, skip: number, take: number): number[] {
  const keyed = Array.from(cars, (car) => [keyOf(car), car] as const);
  keyed.sort((a, b) => a[0] - b[0]);
  return keyed.slice(skip, skip + take).map(([, car]) => car);
}

/** Infinity - Infinity is no number: unknown values are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
