import { DISTANCE, readSort, SORT_GROUPS } from '#search/query/sort-order.ts';
import { valueAt } from './columns.ts';
import { getColumn, isEmptyColumn, type LoadedIndex } from './predicates.ts';

/** The order of a request: its index name, and the cities that 'distance' sorts by. */
export interface RequestedOrder {
  readonly indexName: string;
  readonly nearest?: readonly string[] | undefined;
}

/** Returns the cars of one page. `skip` and `take` count cars; `scores` rank them if the query has text. */
export type PageSorter = (
  requested: RequestedOrder,
  cars: Uint32Array,
  scores: Uint16Array | undefined,
  skip: number,
  take: number,
) => number[];

/**
 * Sorts cars. An index name like 'cars/sort/price:asc' names a column and a direction, as Typesense's adapter reads it;
 * a plain name sorts by relevance: by score if the query has text, then in stock order. Sold cars come last in every order
 * (SORT_GROUPS). Equal cars keep the stock order, and unknown values come last in both directions.
 */
export function createPageSorter(stock: LoadedIndex): PageSorter {
  const orders = new Map<string, Order>();
  const orderOf = (requested: RequestedOrder): Order => {
    const key = JSON.stringify(requested);
    const order = orders.get(key) ?? buildOrder(stock, requested);
    orders.set(key, order);
    return order;
  };
  const relevanceGroup = readGroup(stock, SORT_GROUPS.relevance);
  return (requested, cars, scores, skip, take) => {
    const page = <Keys extends Uint32Array | Float64Array>(keys: Keys) => [
      ...keys.subarray(skip, skip + take),
    ];
    // Typed arrays sort fastest without a comparator, so each sort key encodes its car.
    if (scores && !readSort(requested.indexName)) {
      const keys = Float64Array.from(
        cars,
        (car) => (relevanceGroup(car) * SCORE_LIMIT + SCORE_LIMIT - (scores[car] ?? 0)) * stock.count + car,
      ).sort();
      return page(keys).map((key) => key % stock.count);
    }
    const order = orderOf(requested);
    const positions = Uint32Array.from(cars, (car) => order.positionOf[car] ?? 0).sort();
    return page(positions).map((position) => order.carAt[position] ?? 0);
  };
}

/** Greater than any score. */
const SCORE_LIMIT = 0x1_0000;

/** The whole stock in one order: the car at each position, and the position of each car. */
interface Order {
  readonly carAt: Uint32Array;
  readonly positionOf: Uint32Array;
}

function buildOrder(stock: LoadedIndex, { indexName, nearest = [] }: RequestedOrder): Order {
  const sort = readSort(indexName);
  const groupOf = readGroup(stock, sort ? SORT_GROUPS.others : SORT_GROUPS.relevance);
  const createKey = () => {
    if (!sort) return () => 0;
    return sort[0] === DISTANCE.sort ? createDistanceKey(stock, nearest) : createSortKey(stock, sort);
  };
  const key = createKey();
  const carAt = Uint32Array.from({ length: stock.count }, (_, car) => car);
  // Cars without a value are equal: Infinity - Infinity is NaN, which is false.
  carAt.sort((a, b) => groupOf(a) - groupOf(b) || key(a) - key(b) || a - b);
  const positionOf = new Uint32Array(stock.count);
  for (const [position, car] of carAt.entries()) positionOf[car] = position;
  return { carAt, positionOf };
}

function createSortKey(
  stock: LoadedIndex,
  [attribute, direction]: readonly [string, 'asc' | 'desc'],
): (car: number) => number {
  const column = getColumn(stock, attribute);
  if (column.kind !== 'numeric' && !isEmptyColumn(column))
    throw new Error(`search: ${attribute} is not numeric. Sort by a numeric attribute.`);
  const numbers = column.kind === 'numeric' ? column.numbers : [];
  return (car) => {
    const number = numbers[car] ?? Number.NaN;
    if (Number.isNaN(number)) return Infinity;
    return direction === 'desc' ? -number : number;
  };
}

/** The place of a car's city among the nearest. */
function createDistanceKey(stock: LoadedIndex, nearest: readonly string[]): (car: number) => number {
  const column = getColumn(stock, DISTANCE.attribute);
  const rankOf = new Map<unknown, number>(nearest.map((city, rank) => [city, rank]));
  return (car) => rankOf.get(valueAt(column, car)) ?? Infinity;
}

/** The group of each car; catalogues other than the stock have none. */
export function readGroup({ columns }: LoadedIndex, name: string): (car: number) => number {
  const column = columns.get(name);
  return column?.kind === 'numeric' ? (car) => column.numbers[car] ?? 0 : () => 0;
}
