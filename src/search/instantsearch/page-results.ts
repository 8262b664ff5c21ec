import type { Hit, SearchResult } from '#search/search-client.ts';
import type { SearchState } from '#search/state.ts';
import { refinable, type SearchPlan, searchParameters } from './requests.ts';
import { INDEX } from './ui-state.ts';

/**
 * The results of a prerendered page as they stand in its HTML: one result, with the counts of refined facets folded in.
 * Counts are a flat list, value then count, because that packs better.
 */
export interface PageResults {
  readonly total: number;
  readonly counts: Readonly<Record<string, readonly (string | number)[]>>;
  /** attribute -> least and greatest number of the stock. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>;
  readonly hits: readonly Hit[];
}

/** Folds the answers of a batch (requestsFor) into one: a refined facet's counts are those without its own filter. */
export function foldResults([main, ...others]: readonly SearchResult[], plan: SearchPlan): PageResults {
  if (!main) throw new Error('search: a batch has at least one answer');
  const facets = Object.assign(
    {},
    main.facets,
    ...others.map((result) => result.facets),
  ) as SearchResult['facets'];
  const stats = Object.assign(
    {},
    main.facets_stats,
    ...others.map((result) => result.facets_stats),
  ) as SearchResult['facets_stats'];
  return {
    total: main.nbHits,
    counts: Object.fromEntries(plan.lists.map((name) => [name, Object.entries(facets[name] ?? {}).flat()])),
    bounds: Object.fromEntries(
      plan.ranges.flatMap((name) => {
        const stat = stats[name];
        return stat ? [[name, [stat.min, stat.max] as const]] : [];
      }),
    ),
    hits: main.hits,
  };
}

/**
 * What InstantSearchSSRProvider takes: the least that InstantSearch 7.50 reads. One result is enough even where facets
 * are refined. `prerendered` is copied onto its results and tells the first ones from all later ones.
 */
export function initialResults(page: PageResults, state: SearchState, plan: SearchPlan) {
  const parameters = searchParameters(state, plan);
  const lists = Object.entries(page.counts).map(([name, flat]) => [name, pairs(flat)]);
  const asked = refinable(state, plan);
  const uncounted = [...asked.lists, ...asked.ranges].map((name) => [name, {}]);
  const stats = Object.entries(page.bounds).map(([name, [min, max]]) => [name, { min, max }]);
  const result: SearchResult & { prerendered: true } = {
    index: parameters.index,
    hits: page.hits,
    nbHits: page.total,
    page: parameters.page,
    nbPages: Math.ceil(page.total / plan.pageSize),
    hitsPerPage: plan.pageSize,
    facets: Object.fromEntries([...uncounted, ...lists]),
    facets_stats: Object.fromEntries(stats),
    query: state.query,
    params: '',
    processingTimeMS: 0,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    prerendered: true,
  };
  return { [INDEX]: { state: parameters, results: [result] } };
}

function pairs(flat: readonly (string | number)[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (let index = 0; index < flat.length; index += 2) found[String(flat[index])] = Number(flat[index + 1]);
  return found;
}
