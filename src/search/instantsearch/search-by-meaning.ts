import { escapeValue } from '#search/query/escape.ts';
import type { SearchClient, SearchParams, SearchRequest, SearchResult } from '#search/query/search-client.ts';
import { replaceQuery, toTypedState, toUnderstoodState } from '#search/query-understanding/typed-state.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import type { Relaxation } from '#search/refinements/current-refinements.ts';
import { groupByWords, type WordRefinement } from '#search/refinements/word-refinements.ts';
import { countStates } from '#search/requests/count-states.ts';
import { type SearchConfig, writeNumericFilters } from '#search/requests/requests.ts';
import { INDEX_NAME, sortedIndexName } from '#search/requests/ui-state.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import { MAKE_ATTRIBUTES, MAKE_OR_MODEL, toFacetLists } from '#search/state/makes-and-models.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { loadVocabulary } from './load-vocabulary.ts';

/** What a typed text was understood as. Its functions come with it: a page without typed text never loads them. */
export interface UnderstoodQuery extends Understanding {
  /** The text as it was typed. */
  readonly query: string;
  /** The search that was answered, of the search as it was typed. */
  readonly toUnderstoodState: (typed: SearchState) => SearchState;
  /** The search as it would be typed, of a changed search. */
  readonly toTypedState: (next: SearchState, typed: SearchState) => SearchState;
  /** The typed search without the choices that its words take the place of; itself if there are none. */
  readonly dropReplaced: (typed: SearchState) => SearchState;
  /** The refinements by word: one for all values that a word stands for. */
  readonly groupRefinements: (
    refinements: readonly Relaxation[],
    state: SearchState,
  ) => readonly WordRefinement[];
}

/** A result that says what the text of its request was understood as. */
export interface UnderstoodResult extends SearchResult {
  readonly understood?: UnderstoodQuery | undefined;
}

/** The search of a client by what typed texts mean. Each text is understood once. */
export function searchByMeaning(client: SearchClient, config: SearchConfig): SearchClient['search'] {
  const known = new Map<string, Promise<UnderstoodQuery>>();
  const understand = (query = '') => {
    if (query.trim() === '') return undefined;
    const understood = known.get(query) ?? understandText(query, client, config);
    known.set(query, understood);
    understood.catch(() => known.delete(query));
    return understood;
  };
  return async (requests) => {
    const understood = await Promise.all(requests.map(({ params }) => understand(params.query)));
    const apply = (request: SearchRequest, meaning: UnderstoodQuery | undefined) =>
      meaning ? applyMeaning(request, meaning, config) : request;
    const [page] = requests;
    const [ofPage] = understood;
    const counted = page && ofPage ? listCountRequests(requests, page, ofPage, config) : [];
    const asked = [...requests.map((request, index) => apply(request, understood[index])), ...counted];
    const { results } = await client.search(asked);
    const [first, ...others] = results.slice(0, requests.length);
    return {
      results: first ? [mergeCounts(first, results.slice(requests.length), ofPage), ...others] : [],
    };
  };
}

async function understandText(
  query: string,
  client: SearchClient,
  config: SearchConfig,
): Promise<UnderstoodQuery> {
  const understanding = await understandQuery(query, await loadVocabulary(client, config), (searches) =>
    countStates(
      client,
      config,
      searches.map((search) => ({ ...EMPTY_STATE, ...search })),
    ),
  );
  return {
    ...understanding,
    query,
    toUnderstoodState: (typed) => toUnderstoodState(typed, understanding),
    toTypedState: (next, typed) => toTypedState(next, typed, understanding),
    dropReplaced: (typed) => {
      const next = replaceQuery(typed, query, understanding);
      return countChoices(next) < countChoices(typed) ? next : typed;
    },
    groupRefinements: (refinements, state) => groupByWords(refinements, understanding.parts, state),
  };
}

function countChoices({ lists, ranges, sortBy }: SearchState): number {
  return Object.keys(lists).length + Object.keys(ranges).length + (sortBy ? 1 : 0);
}

/** A request by what its text means. Words take the place of chosen values of the same attribute. */
function applyMeaning(
  { indexName, params }: SearchRequest,
  { lists, ranges, sortBy, text }: Understanding,
  config: SearchConfig,
): SearchRequest {
  const chosen = toFacetLists(lists, config.lists);
  const replaced = new Set<string>([
    ...Object.keys(chosen),
    ...Object.keys(ranges),
    ...(MAKE_OR_MODEL in chosen ? MAKE_ATTRIBUTES : []),
  ]);
  const remains = (filter: string | readonly string[]) => {
    const [first = ''] = [filter].flat();
    return !replaced.has(/^\w+/.exec(first)?.[0] ?? '');
  };
  // A request for the counts of one facet leaves its own filter out.
  const isOther = ([name]: readonly [string, unknown]) => name !== params.facets;
  return {
    indexName: indexName === INDEX_NAME ? sortedIndexName(sortBy) : indexName,
    params: {
      ...params,
      query: text,
      facetFilters: [
        ...(params.facetFilters ?? []).filter(remains),
        ...Object.entries(chosen)
          .filter(isOther)
          .map(([name, values]) => values.map((value) => `${name}:${escapeValue(value)}`)),
      ],
      numericFilters: [
        ...(params.numericFilters ?? []).filter(remains),
        ...(Object.keys(ranges) as RangeAttribute[])
          .filter((name) => isOther([name, undefined]))
          .flatMap((name) => writeNumericFilters(name, ranges[name])),
      ],
    },
  };
}

/** The requests that count the facets of words without the words' own filters, as those of chosen values are counted. */
function listCountRequests(
  requests: readonly SearchRequest[],
  page: SearchRequest,
  understood: Understanding,
  config: SearchConfig,
): SearchRequest[] {
  const { facets } = page.params;
  const asked = new Set(requests.map(({ params }) => params.facets));
  const names = [
    ...Object.keys(toFacetLists(understood.lists, config.lists)),
    ...Object.keys(understood.ranges),
  ];
  return names
    .filter((name) => Array.isArray(facets) && facets.includes(name) && !asked.has(name))
    .map((name) => {
      const params: SearchParams = { ...page.params, facets: name, hitsPerPage: 0, page: 0 };
      return applyMeaning({ ...page, params }, understood, config);
    });
}

function mergeCounts(
  page: SearchResult,
  counted: readonly SearchResult[],
  understood: UnderstoodQuery | undefined,
): UnderstoodResult {
  if (!understood) return page;
  return {
    ...page,
    query: understood.query,
    facets: Object.assign({}, page.facets, ...counted.map(({ facets }) => facets)) as SearchResult['facets'],
    facets_stats: Object.assign(
      {},
      page.facets_stats,
      ...counted.map(({ facets_stats }) => facets_stats),
    ) as SearchResult['facets_stats'],
    understood,
  };
}
