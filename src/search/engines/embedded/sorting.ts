import { getColumn, isEmptyColumn, type LoadedIndex } from './predicates.ts';

/** Returns the cars of one page. `skip` and `take` count cars; `scores` rank them if the query has text. */
export type PageSorter = (
  indexName: string,
  cars: Uint32Array,
  scores: Uint16Array | undefined,
  skip: number,
  take: number,
) => number[];

const SORTED_INDEX = /^[^/]+\/sort\/(\w+):(asc|desc)$/;

/**
 * Sorts cars. An index name like 'cars/sort/price:asc' names a column and a direction, as Typesense's adapter reads it;
 * a plain name sorts by relevance: by score if the query has text, then in stock order. Equal cars keep the stock order,
 * and unknown values come last in both directions.
 */
export function createPageSorter(stock: LoadedIndex): PageSorter {
  const orders = new Map<string, Order>();
  const orderOf = (indexName: string): Order | undefined => {
    const [, attribute, direction] = SORTED_INDEX.exec(indexName) ?? [];
    if (attribute === undefined) return undefined;
    const order = orders.get(indexName) ?? buildOrder(stock, attribute, direction === 'desc' ? -1 : 1);
    orders.set(indexName, order);
    return order;
  };
  return (indexName, cars, scores, skip, take) => {
    const page = <Keys extends Uint32Array | Float64Array>(keys: Keys) => [
      ...keys.subarray(skip, skip + take),
    ];
    const order = orderOf(indexName);
    // Typed arrays sort fastest without a comparator, so each sort key encodes its car.
    if (order) {
      const positions = Uint32Array.from(cars, (car) => order.positionOf[car] ?? 0).sort();
      return page(positions).map((position) => order.carAt[position] ?? 0);
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

/** Greater than any score. */
const SCORE_LIMIT = 0x1_0000;

/** The whole stock sorted by a column: the car at each position, and the position of each car. */
interface Order {
  readonly carAt: Uint32Array;
  readonly positionOf: Uint32Array;
}

function buildOrder(stock: LoadedIndex, attribute: string, direction: 1 | -1): Order {
  const column = getColumn(stock, attribute);
  if (column.kind !== 'numeric' && !isEmptyColumn(column))
    throw new Error(`search: ${attribute} is not numeric. Sort by a numeric attribute.`);
  const numbers = column.kind === 'numeric' ? column.numbers : [];
  const key = (car: number) => {
    const number = numbers[car] ?? Number.NaN;
    return Number.isNaN(number) ? Infinity : number * direction;
  };
  const carAt = Uint32Array.from({ length: stock.count }, (_, car) => car);
  carAt.sort((a, b) => compare(key(a), key(b)) || a - b);
  const positionOf = new Uint32Array(stock.count);
  for (const [position, car] of carAt.entries()) positionOf[car] = position;
  return { carAt, positionOf };
}

/** Compares equal values first, because Infinity - Infinity is NaN: unknown values are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
