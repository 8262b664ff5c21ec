import type { Hit, SearchResult } from '#search/query/search-client.ts';
import {
  buildSearchParameters,
  getRefinableAttributes,
  type SearchConfig,
} from '#search/requests/requests.ts';
import { INDEX_NAME } from '#search/requests/ui-state.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { refinedValues, type SearchState } from '#search/state/state.ts';

/**
 * The results of a prerendered page as they stand in its HTML: one result, with the counts of refined facets folded in.
 * Counts are a flat list, value then count, because that packs better.
 */
export interface PageResults {
  readonly total: number;
  readonly counts: Readonly<Record<string, readonly (string | number)[]>>;
  /** attribute -> least and greatest number of the stock. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>;
  /** One row of values per hit, in the order of `fields`: names repeated in every hit would be 0.5 KB of a page. */
  readonly fields: readonly string[];
  readonly hits: readonly (readonly unknown[])[];
}

/**
 * Folds the answers of a batch (buildSearchRequests of `state`) into one: a refined facet's counts are those without its own
 * filter. `shown`: the lists whose counts the page carries.
 */
export function compactResults(
  [main, ...others]: readonly SearchResult[],
  plan: SearchConfig,
  state: SearchState,
  shown: readonly ListAttribute[] = getVisibleLists(plan, state),
): PageResults {
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
  const fields = Object.keys(main.hits[0] ?? {});
  return {
    total: main.nbHits,
    counts: Object.fromEntries(shown.map((name) => [name, Object.entries(facets[name] ?? {}).flat()])),
    bounds: Object.fromEntries(
      plan.ranges.flatMap((name) => {
        const stat = stats[name];
        return stat ? [[name, [stat.min, stat.max] as const]] : [];
      }),
    ),
    fields,
    hits: main.hits.map((hit) => fields.map((name) => hit[name])),
  };
}

/** Models without a chosen make are not shown, so a page need not carry their counts: 1 KB of a large dealer's. */
function getVisibleLists({ lists }: SearchConfig, state: SearchState): readonly ListAttribute[] {
  const models = !lists.includes('make') || refinedValues(state, 'make').length > 0;
  return lists.filter((name) => name !== 'model' || models);
}

/**
 * What InstantSearchSSRProvider takes: the least that InstantSearch 7.50 reads. One result is enough even where facets
 * are refined. `prerendered` is copied onto its results and tells the first ones from all later ones.
 */
export function buildInitialResults(page: PageResults, state: SearchState, plan: SearchConfig) {
  const parameters = buildSearchParameters(state, plan);
  const lists = Object.entries(page.counts).map(([name, flat]) => [name, expandCounts(flat)]);
  const asked = getRefinableAttributes(state, plan);
  const uncounted = [...plan.lists, ...asked.lists, ...asked.ranges].map((name) => [name, {}]);
  const stats = Object.entries(page.bounds).map(([name, [min, max]]) => [name, { min, max }]);
  const result: SearchResult & { prerendered: true } = {
    index: parameters.index,
    hits: expandHits(page),
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
  return { [INDEX_NAME]: { state: parameters, results: [result] } };
}

/** The cars of a page, as an engine gives them. */
export function expandHits({ fields, hits }: PageResults): Hit[] {
  return hits.map((row) => Object.fromEntries(fields.map((name, index) => [name, row[index]])) as Hit);
}

function expandCounts(flat: readonly (string | number)[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (let index = 0; index < flat.length; index += 2) found[String(flat[index])] = Number(flat[index + 1]);
  return found;
}
