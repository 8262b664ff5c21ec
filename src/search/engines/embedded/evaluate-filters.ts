import type { FilterTree } from '#search/query/filter-tree.ts';
import { parseFilters, readFacetFilter, readNumericFilter } from '#search/query/parse-filters.ts';
import type { SearchParams } from '#search/query/search-client.ts';
import { type Bitset, bitsetWhere, intersectAll, unionAll } from './bitset.ts';
import { evaluateFilter, type LoadedIndex } from './predicates.ts';
import type { TextSearch } from './text-search.ts';

/** The sets of cars evaluated so far for a batch of requests, by predicate. */
export type Batch = Map<string, Bitset>;

/** Finds the cars that match all predicates of a request. Each predicate is evaluated once per batch. */
export function createFilterEvaluator(stock: LoadedIndex, scoresOf: TextSearch) {
  /** A site's filter is the same in every request, so the last one is cached across batches. */
  const lastFilters: Batch = new Map();
  const evaluateFilters = (text: string): Bitset => {
    if (!lastFilters.has(text)) lastFilters.clear();
    return findOnce(lastFilters, text, () => evaluateFilter(stock, parseFilters(text)));
  };
  return (params: SearchParams, batch: Batch): Bitset => {
    const evaluateGroup = (
      filters: string | readonly string[],
      read: (text: string) => FilterTree,
    ): Bitset => {
      const texts = [filters].flat();
      return findOnce(batch, JSON.stringify(texts), () =>
        unionAll(
          stock.count,
          texts.map((text) => evaluateFilter(stock, read(text))),
        ),
      );
    };
    const sets = [
      ...(params.filters ? [evaluateFilters(params.filters)] : []),
      ...(params.facetFilters ?? []).map((filters) => evaluateGroup(filters, readFacetFilter)),
      ...(params.numericFilters ?? []).map((filters) => evaluateGroup(filters, readNumericFilter)),
    ];
    const scores = scoresOf(params.query ?? '');
    if (scores) {
      const isMatch = (car: number) => (scores[car] ?? 0) > 0;
      sets.push(findOnce(batch, `query:${params.query}`, () => bitsetWhere(scores.length, isMatch)));
    }
    return intersectAll(stock.count, sets);
  };
}

function findOnce(cache: Batch, key: string, find: () => Bitset): Bitset {
  const cached = cache.get(key);
  if (cached) return cached;
  const cars = find();
  cache.set(key, cars);
  return cars;
}
