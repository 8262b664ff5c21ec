import {
  DEFAULT_PAGE_SIZE,
  type Hit,
  type SearchParams,
  type SearchRequest,
  type SearchResult,
  toSearchResult,
} from '#search/query/search-client.ts';
import { SORT_GROUPS } from '#search/query/sort-order.ts';
import { listCars } from './bitset.ts';
import { type Column, loadColumns, loadIndex, valueAt } from './columns.ts';
import { type Batch, createFilterEvaluator } from './evaluate-filters.ts';
import { computeStats, countFacet } from './facets.ts';
import { getColumn, type LoadedIndex } from './predicates.ts';
import { createPageSorter, readGroup } from './sorting.ts';
import type { StockIndex } from './stock-index.ts';
import type { TextField } from './text-index.ts';
import { createTextSearch } from './text-search.ts';

export interface EngineOptions {
  /** The columns that text is searched in, by descending weight. */
  readonly textFields: readonly TextField[];
  /** The columns of a hit. */
  readonly hitFields: readonly string[];
}

/** The embedded engine: answers batches of InstantSearch requests about one dealer's stock. */
export interface Engine {
  search(requests: readonly SearchRequest[]): SearchResult[];
}

const DEFAULT_FACET_LIMIT = 100;

/** Creates an engine over an index file. Requests for attributes that are not in the index throw. */
export function createEngine(index: StockIndex, options: EngineOptions): Engine {
  const stock: LoadedIndex = { count: index.count, columns: loadColumns(index) };
  const scoresOf = createTextSearch(stock.count, stock.columns, options.textFields);
  const findCars = createFilterEvaluator(stock, scoresOf);
  const sortPage = createPageSorter(stock);
  const soldGroup = readGroup(stock, SORT_GROUPS.others);
  const countSold = (cars: Uint32Array) => cars.reduce((sum, car) => sum + Number(soldGroup(car) === 1), 0);
  const toHit = createHitReader(stock, options);

  const searchOne = (request: SearchRequest, batch: Batch): SearchResult => {
    const { indexName, params } = request;
    const cars = listCars(findCars(params, batch));
    const { query = '', page = 0, hitsPerPage = DEFAULT_PAGE_SIZE } = params;
    const shown =
      hitsPerPage === 0
        ? []
        : sortPage(
            { indexName, nearest: params.nearest },
            cars,
            scoresOf(query),
            page * hitsPerPage,
            hitsPerPage,
          );
    return toSearchResult(request, {
      hits: shown.map(toHit),
      nbHits: cars.length,
      nbSold: countSold(cars),
      ...countFacets(stock, params, cars),
    });
  };

  return {
    search(requests) {
      const batch: Batch = new Map();
      return requests.map((request) => searchOne(request, batch));
    },
  };
}

/** Loads an index file, and an engine over it. */
export async function openEngine(url: string, options: EngineOptions): Promise<Engine> {
  return createEngine(await loadIndex(url), options);
}

/** Reads a car's hit fields, and its id as objectID; fields missing from the index are left out. */
function createHitReader(stock: LoadedIndex, { hitFields }: EngineOptions): (car: number) => Hit {
  const columns = hitFields.flatMap((name): [string, Column][] => {
    const column = stock.columns.get(name);
    return column ? [[name, column]] : [];
  });
  const idColumn = getColumn(stock, 'id');
  return (car) => ({
    ...Object.fromEntries(columns.map(([name, column]) => [name, valueAt(column, car)])),
    objectID: String(valueAt(idColumn, car)),
  });
}

/** The value counts of the requested facets, and the minimum and maximum of numeric ones. */
function countFacets(
  stock: LoadedIndex,
  { facets: names = [], maxValuesPerFacet = DEFAULT_FACET_LIMIT }: SearchParams,
  cars: Uint32Array,
): Pick<SearchResult, 'facets' | 'facets_stats'> {
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  for (const name of [names].flat()) {
    const column = getColumn(stock, name);
    facets[name] = countFacet(column, cars, maxValuesPerFacet);
    const columnStats = computeStats(column, cars);
    if (columnStats) stats[name] = columnStats;
  }
  return { facets, facets_stats: stats };
}
