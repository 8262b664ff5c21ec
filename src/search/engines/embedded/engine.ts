import {
  DEFAULT_PAGE_SIZE,
  FIXED_RESULT,
  type Hit,
  type SearchParams,
  type SearchRequest,
  type SearchResult,
} from '#search/query/search-client.ts';
import { SORT_GROUPS } from '#search/query/sort-order.ts';
import { listCars } from './bitset.ts';
import { type Column, loadColumns, valueAt } from './columns.ts';
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
  /** The column that identifies a car: a hit's objectID. */
  readonly idField: string;
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

  const searchOne = ({ indexName, params }: SearchRequest, batch: Batch): SearchResult => {
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
    return {
      index: indexName,
      hits: shown.map(toHit),
      nbHits: cars.length,
      nbSold: countSold(cars),
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(cars.length / hitsPerPage),
      hitsPerPage,
      ...countFacets(stock, params, cars),
      query,
      ...FIXED_RESULT,
    };
  };

  return {
    search(requests) {
      const started = performance.now();
      const batch: Batch = new Map();
      const results = requests.map((request) => searchOne(request, batch));
      const elapsedMs = Math.round(performance.now() - started);
      return results.map((result) => ({ ...result, processingTimeMS: elapsedMs }));
    },
  };
}

/** Reads a car's hit fields; those missing from the index are left out. */
function createHitReader(stock: LoadedIndex, { hitFields, idField }: EngineOptions): (car: number) => Hit {
  const columns = hitFields.flatMap((name): [string, Column][] => {
    const column = stock.columns.get(name);
    return column ? [[name, column]] : [];
  });
  const idColumn = getColumn(stock, idField);
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
