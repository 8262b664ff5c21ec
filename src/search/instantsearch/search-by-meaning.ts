import { mergeFacets } from '#search/query/merge-facets.ts';
import type { SearchClient, SearchParams, SearchRequest, SearchResult } from '#search/query/search-client.ts';
import { INDEX_NAME, sortedIndexName } from '#search/query/sort-order.ts';
import { replaceQuery, toTypedState, toUnderstoodState } from '#search/query-understanding/typed-state.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { loadVocabulary } from '#search/query-understanding/vocabulary.ts';
import type { Relaxation } from '#search/refinements/current-refinements.ts';
import { groupByWords, type WordRefinement } from '#search/refinements/word-refinements.ts';
import {
  countStates,
  type SearchConfig,
  writeFacetFilters,
  writeNumericFilters,
} from '#search/requests/requests.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import { type FacetName, withModelFacet } from '#search/state/makes-and-models.ts';
import { haveSameAttribute, type IndexUiState, type Refinements } from '#search/state/ui-state.ts';

/** What a typed text was understood as. Its functions come with it: a page without typed text never loads them. */
export interface UnderstoodQuery extends Understanding {
  /** The text as it was typed. */
  readonly query: string;
  /** The search that was answered, of the search as it was typed. */
  readonly toUnderstoodState: (typed: IndexUiState) => IndexUiState;
  /** The search as it would be typed, of a changed search. */
  readonly toTypedState: (next: IndexUiState, typed: IndexUiState) => IndexUiState;
  /** The typed search without the choices that its words take the place of; itself if there are none. */
  readonly dropReplaced: (typed: IndexUiState) => IndexUiState;
  /** The refinements by word: one for all values that a word stands for. */
  readonly groupRefinements: (
    refinements: readonly Relaxation[],
    state: IndexUiState,
  ) => readonly WordRefinement[];
}

/** A result that says what the text of its request was understood as. */
export interface UnderstoodResult extends SearchResult {
  readonly understood?: UnderstoodQuery | undefined;
}

/** The search of a client by what typed texts mean. Each text is understood once. */
export function searchByMeaning(
  client: SearchClient,
  config: SearchConfig,
  thisYear: number,
): SearchClient['search'] {
  const known = new Map<string, Promise<UnderstoodQuery>>();
  const understand = (query = '') => {
    if (query.trim() === '') return undefined;
    const understood = known.get(query) ?? understandText(query, client, config, thisYear);
    known.set(query, understood);
    understood.catch(() => known.delete(query));
    return understood;
  };
  return async (requests) => {
    const understood = await Promise.all(requests.map(({ params }) => understand(params.query)));
    const apply = (request: SearchRequest, meaning: UnderstoodQuery | undefined) =>
      meaning ? applyMeaning(request, meaning) : request;
    const [page] = requests;
    const [ofPage] = understood;
    const counted = page && ofPage ? listCountRequests(requests, page, ofPage) : [];
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
  thisYear: number,
): Promise<UnderstoodQuery> {
  const vocabulary = await loadVocabulary(client, config, thisYear);
  const understanding = await understandQuery(query, vocabulary, (searches) =>
    countStates(client, config, searches),
  );
  return {
    ...understanding,
    query,
    toUnderstoodState: (typed) => toUnderstoodState(typed, understanding),
    toTypedState: (next, typed) => toTypedState(next, typed, understanding),
    dropReplaced: (typed) =>
      haveSameAttribute(typed, understanding) || (typed.sortBy && understanding.sortBy)
        ? replaceQuery(typed, query, understanding)
        : typed,
    groupRefinements: (refinements, state) => groupByWords(refinements, understanding.parts, state),
  };
}

/** A request by what its text means. Words take the place of chosen values of the same attribute. */
function applyMeaning({ indexName, params }: SearchRequest, understanding: Understanding): SearchRequest {
  const { facets, ranges } = listRefined(understanding);
  const replaced = new Set<string>([...facets.flatMap(withModelFacet), ...ranges]);
  const remains = (filter: string | readonly string[]) => {
    const [first = ''] = [filter].flat();
    return !replaced.has(/^\w+/.exec(first)?.[0] ?? '');
  };
  // A request for the counts of one facet leaves its own filter out.
  const isOther = (name: string) => name !== params.facets;
  return {
    indexName: indexName === INDEX_NAME ? sortedIndexName(understanding.sortBy) : indexName,
    params: {
      ...params,
      query: understanding.text,
      facetFilters: [
        ...(params.facetFilters ?? []).filter(remains),
        ...facets.filter(isOther).map((facet) => writeFacetFilters(understanding, facet)),
      ],
      numericFilters: [
        ...(params.numericFilters ?? []).filter(remains),
        ...ranges.filter(isOther).flatMap((name) => writeNumericFilters(understanding, name)),
      ],
    },
  };
}

/** The requests that count the facets of words without the words' own filters, as those of chosen values are counted. */
function listCountRequests(
  requests: readonly SearchRequest[],
  page: SearchRequest,
  understood: Understanding,
): SearchRequest[] {
  const { facets } = page.params;
  const asked = new Set(requests.map(({ params }) => params.facets));
  const { facets: refined, ranges } = listRefined(understood);
  return [...refined, ...ranges]
    .filter((name) => Array.isArray(facets) && facets.includes(name) && !asked.has(name))
    .map((name) => {
      const params: SearchParams = { ...page.params, facets: name, hitsPerPage: 0, page: 0 };
      return applyMeaning({ ...page, params }, understood);
    });
}

function listRefined({ refinementList = {}, range = {} }: Refinements) {
  return {
    facets: Object.keys(refinementList) as FacetName[],
    ranges: Object.keys(range) as RangeAttribute[],
  };
}

function mergeCounts(
  page: SearchResult,
  counted: readonly SearchResult[],
  understood: UnderstoodQuery | undefined,
): UnderstoodResult {
  if (!understood) return page;
  return { ...page, ...mergeFacets([page, ...counted]), query: understood.query, understood };
}
