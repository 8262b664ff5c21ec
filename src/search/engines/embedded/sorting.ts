import { getColumn, isEmptyColumn, type LoadedIndex } from './predicates.ts';

/** The cars of one page: `skip` and `take` count cars, `scores` rank them where the visitor typed a text. */
export type PageSorter = (
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
export function createPageSorter(stock: LoadedIndex): PageSorter {
  const orders = new Map<string, Order>();
  const orderOf = (indexName: string): Order | undefined => {
    const [, attribute, direction] = SORTED_INDEX.exec(indexName) ?? [];
    if (attribute === undefined) return undefined;
    const known = orders.get(indexName) ?? buildOrder(stock, attribute, direction === 'desc' ? -1 : 1);
    orders.set(indexName, known);
    return known;
  };
  return (indexName, cars, scores, skip, take) => {
    const page = <Keys extends Uint32Array | Float64Array>(keys: Keys) => [
      ...keys.subarray(skip, skip + take),
    ];
    const sorted = orderOf(indexName);
    // Arrays of numbers sort without a comparison in JavaScript: a car's key says which car it is.
    if (sorted) {
      const places = Uint32Array.from(cars, (car) => sorted.positionOf[car] ?? 0).sort();
      return page(places).map((place) => sorted.carAt[place] ?? 0);
    }
    if (scores) {
      const keys = Float64Array.from(
        cars,
        (car) => (SCORE_LIMIT - (scores[car] ?? 0)) * stock.count + car,
      ).sort();
      return page(keys).map((key) => key % stock.count);
    }
    return page(cars);
  };
}

/** Above every score. */
const SCORE_LIMIT = 0x1_0000;

/** The whole stock sorted by a column: which car is at a place, and the other way round. */
interface Order {
  readonly carAt: Uint32Array;
  readonly positionOf: Uint32Array;
}

function buildOrder(stock: LoadedIndex, attribute: string, direction: 1 | -1): Order {
  const column = getColumn(stock, attribute);
  if (column.kind !== 'numeric' && !isEmptyColumn(column))
    throw new Error(`search: ${attribute} holds no numbers to sort by`);
  const numbers = column.kind === 'numeric' ? column.numbers : [];
  const key = (car: number) => {
    const number = numbers[car] ?? Number.NaN;
    return Number.isNaN(number) ? Infinity : number * direction;
  };
  const carAt = Uint32Array.from({ length: stock.count }, (_, car) => car);
  carAt.sort((a, b) => compare(key(a), key(b)) || a - b);
  const placeOf = new Uint32Array(stock.count);
  for (const [place, car] of carAt.entries()) placeOf[car] = place;
  return { carAt, positionOf: placeOf };
}

/** Infinity - Infinity is no number: unknown values are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
