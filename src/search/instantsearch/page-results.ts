import { mergeFacets } from '#search/query/merge-facets.ts';
import { type Hit, type SearchResult, toSearchResult } from '#search/query/search-client.ts';
import { INDEX_NAME, sortedIndexName } from '#search/query/sort-order.ts';
import { getRefinableAttributes } from '#search/requests/refinable-attributes.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { FacetName } from '#search/state/makes-and-models.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

/**
 * The results of a prerendered page as serialised in its HTML: one result, with the counts of refined facets merged in.
 * Counts are a flat list of alternating values and counts, because that compresses better.
 */
export interface PageResults {
  readonly total: number;
  /** How many of them are sold; absent if none is. */
  readonly sold?: number;
  readonly counts: Readonly<Record<string, readonly (string | number)[]>>;
  /** attribute -> minimum and maximum in the stock. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>;
  /** One row of values per hit, in the order of `fields`: names repeated in every hit would add 0.5 KB to a page. */
  readonly fields: readonly string[];
  readonly hits: readonly (readonly unknown[])[];
}

/**
 * Merges the results of a batch (buildSearchRequests of `state`) into one: a refined facet's counts are those without its
 * own filter. `isShown`: whether the page shows a value of a facet; it leaves out the counts of others. Throws if the batch
 * is empty.
 */
export function compactResults(
  results: readonly SearchResult[],
  config: SearchConfig,
  isShown: (facet: FacetName, value: string) => boolean = () => true,
): PageResults {
  const [main] = results;
  if (!main) throw new Error('search: the batch has no results. It needs at least one.');
  const { facets, facets_stats: stats } = mergeFacets(results);
  const fields = Object.keys(main.hits[0] ?? {});
  return {
    total: main.nbHits,
    ...(main.nbSold && { sold: main.nbSold }),
    counts: Object.fromEntries(
      config.lists.map((name) => {
        const counts = Object.entries(facets[name] ?? {});
        return [name, counts.filter(([value]) => isShown(name, value)).flat()];
      }),
    ),
    bounds: Object.fromEntries(
      config.ranges.flatMap((name) => {
        const stat = stats[name];
        return stat ? [[name, [stat.min, stat.max] as const]] : [];
      }),
    ),
    fields,
    hits: main.hits.map((hit) => fields.map((name) => hit[name])),
  };
}

/**
 * The initial results for InstantSearchSSRProvider: the minimum that InstantSearch 7.50 reads. One result is enough even
 * if facets are refined. `prerendered` is copied onto its results and distinguishes the first ones from all later ones.
 */
export function buildInitialResults(page: PageResults, state: IndexUiState, config: SearchConfig) {
  const lists = Object.entries(page.counts).map(([name, flat]) => [name, expandCounts(flat)]);
  const refinable = getRefinableAttributes(state, config);
  const disjunctiveFacets = [...refinable.lists, ...refinable.ranges];
  const uncounted = disjunctiveFacets.map((name) => [name, {}]);
  const stats = Object.entries(page.bounds).map(([name, [min, max]]) => [name, { min, max }]);
  const { query = '', page: number = 1, sortBy } = state;
  const params = { query, page: number - 1, hitsPerPage: config.pageSize };
  const request = { indexName: sortedIndexName(sortBy), params };
  const found = toSearchResult(request, {
    hits: expandHits(page),
    nbHits: page.total,
    nbSold: page.sold ?? 0,
    facets: Object.fromEntries([...uncounted, ...lists]),
    facets_stats: Object.fromEntries(stats),
  });
  const result = { ...found, prerendered: true } as const;
  // Results are read by the facets that they count; the rest of InstantSearch's parameters comes from its hooks.
  return { [INDEX_NAME]: { state: { disjunctiveFacets }, results: [result] } };
}

/** The hits of a page, as an engine returns them. */
export function expandHits({ fields, hits }: PageResults): Hit[] {
  return hits.map((row) => Object.fromEntries(fields.map((name, index) => [name, row[index]])) as Hit);
}

function expandCounts(flat: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let index = 0; index < flat.length; index += 2) counts[String(flat[index])] = Number(flat[index + 1]);
  return counts;
}
