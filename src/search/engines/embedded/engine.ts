import type { FilterTree } from '#search/query/filter-tree.ts';
import { parseFilters } from '#search/query/parse-filters.ts';
import { readFacetFilter, readNumericFilter } from '#search/query/read-filters.ts';
import type {
  FacetValuesRequest,
  FacetValuesResult,
  Hit,
  SearchParams,
  SearchRequest,
  SearchResult,
} from '#search/query/search-client.ts';
import { type Bitset, bitsetWhere, intersectAll, listCars, unionAll } from './bitset.ts';
import { type Column, loadColumns, valueAt } from './columns.ts';
import { computeStats, countFacet } from './facets.ts';
import { evaluateFilter, getColumn, type LoadedIndex } from './predicates.ts';
import { createPageSorter } from './sorting.ts';
import type { StockIndex } from './stock-index.ts';
import { createTextSearch, type TextField } from './text-search.ts';
import { tokenize } from './tokens.ts';

export interface EngineOptions {
  /** The columns that text is searched in, the weightiest first. */
  readonly textFields: readonly TextField[];
  /** The columns that a hit carries. */
  readonly hitFields: readonly string[];
  /** The column that tells cars apart: a hit's objectID. */
  readonly idField: string;
}

/** The embedded engine: everything a batch of InstantSearch requests may ask of one dealer's stock, at once. */
export interface Engine {
  search(requests: readonly SearchRequest[]): SearchResult[];
  searchForFacetValues(requests: readonly FacetValuesRequest[]): FacetValuesResult[];
}

const DEFAULT_FACET_LIMIT = 100;
const DEFAULT_PAGE_SIZE = 20;

/**
 * Makes an engine of an index file. Each predicate of a batch is evaluated once, as a set of cars; a request is the
 * cars that are in all of its sets. Requests for attributes that the index does not know throw.
 */
export function createEngine(index: StockIndex, options: EngineOptions): Engine {
  const stock: LoadedIndex = { count: index.count, columns: loadColumns(index) };
  const scoresOf = createTextSearch(stock.count, stock.columns, options.textFields);
  const orderOf = createPageSorter(stock);
  const trees = new Map<string, Bitset>();
  const hitColumns = options.hitFields.flatMap((name): [string, Column][] => {
    const column = stock.columns.get(name);
    return column ? [[name, column]] : [];
  });
  const idColumn = getColumn(stock, options.idField);

  const hitOf = (car: number): Hit => ({
    ...Object.fromEntries(hitColumns.map(([name, column]) => [name, valueAt(column, car)])),
    objectID: String(valueAt(idColumn, car)),
  });

  /** The filter of a site is the same in every request; its cars are found once. */
  const carsOfFilters = (text: string): Bitset => {
    const known = trees.get(text);
    if (known) return known;
    const cars = evaluateFilter(stock, parseFilters(text));
    trees.clear();
    trees.set(text, cars);
    return cars;
  };

  /** The cars that fulfil all predicates of a request; `batch` holds the sets that its batch has found so far. */
  const carsOf = (params: SearchParams, batch: Map<string, Bitset>): Bitset => {
    const once = (key: string, find: () => Bitset): Bitset => {
      const known = batch.get(key);
      if (known) return known;
      const cars = find();
      batch.set(key, cars);
      return cars;
    };
    const group = (filters: string | readonly string[], read: (text: string) => FilterTree): Bitset => {
      const texts = [filters].flat();
      return once(JSON.stringify(texts), () =>
        unionAll(
          stock.count,
          texts.map((text) => evaluateFilter(stock, read(text))),
        ),
      );
    };
    const sets = [
      ...(params.filters ? [carsOfFilters(params.filters)] : []),
      ...(params.facetFilters ?? []).map((filters) => group(filters, readFacetFilter)),
      ...(params.numericFilters ?? []).map((filters) => group(filters, readNumericFilter)),
    ];
    const scores = scoresOf(params.query ?? '');
    if (scores) sets.push(once(`query:${params.query}`, () => findMatches(scores)));
    return intersectAll(stock.count, sets);
  };

  const answer = ({ indexName, params }: SearchRequest, batch: Map<string, Bitset>): SearchResult => {
    const cars = listCars(carsOf(params, batch));
    const page = params.page ?? 0;
    const hitsPerPage = params.hitsPerPage ?? DEFAULT_PAGE_SIZE;
    const facets: Record<string, Record<string, number>> = {};
    const stats: Record<string, { min: number; max: number }> = {};
    for (const name of [params.facets ?? []].flat()) {
      const column = getColumn(stock, name);
      facets[name] = countFacet(column, cars, params.maxValuesPerFacet ?? DEFAULT_FACET_LIMIT);
      const measured = computeStats(column, cars);
      if (measured) stats[name] = measured;
    }
    const shown =
      hitsPerPage === 0
        ? []
        : orderOf(indexName, cars, scoresOf(params.query ?? ''), page * hitsPerPage, hitsPerPage);
    return {
      index: indexName,
      hits: shown.map(hitOf),
      nbHits: cars.length,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(cars.length / hitsPerPage),
      hitsPerPage,
      facets,
      facets_stats: stats,
      query: params.query ?? '',
      params: '',
      processingTimeMS: 0,
      exhaustiveFacetsCount: true,
      exhaustiveNbHits: true,
    };
  };

  return {
    search(requests) {
      const started = performance.now();
      const batch = new Map<string, Bitset>();
      const results = requests.map((request) => answer(request, batch));
      const took = Math.round(performance.now() - started);
      return results.map((result) => ({ ...result, processingTimeMS: took }));
    },
    searchForFacetValues: (requests) =>
      requests.map(({ params }) => {
        const cars = listCars(carsOf(params, new Map()));
        const counts = Object.entries(countFacet(getColumn(stock, params.facetName), cars, Infinity));
        const wanted = tokenize(params.facetQuery);
        const found = counts.filter(([value]) =>
          wanted.every((word) => tokenize(value).some((part) => part.startsWith(word))),
        );
        return {
          facetHits: found
            .slice(0, params.maxFacetHits ?? 10)
            .map(([value, count]) => ({ value, highlighted: value, count })),
          exhaustiveFacetsCount: true,
        };
      }),
  };
}

function findMatches(scores: Uint16Array): Bitset {
  return bitsetWhere(scores.length, (car) => (scores[car] ?? 0) > 0);
}
