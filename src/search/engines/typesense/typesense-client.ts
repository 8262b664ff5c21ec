import TypesenseInstantsearchAdapter from 'typesense-instantsearch-adapter';
import { splitQuery, takeExclusions, tokenize } from '#search/engines/embedded/tokens.ts';
import { HIT_FIELDS } from '#search/engines/stock-fields.ts';
import {
  DEFAULT_PAGE_SIZE,
  type Hit,
  type SearchClient,
  type SearchParams,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
  toSearchResult,
} from '#search/query/search-client.ts';
import { DISTANCE, readSort, SORT_GROUPS } from '#search/query/sort-order.ts';
import { QUERY_FIELDS, RANK_FIELD } from './fields.ts';
import { buildFilterBy, compileFilter } from './filter-by.ts';
import type { TypesenseHost } from './typesense-host.ts';

/** How long the host may take before the fallback is used. */
const CONNECTION_TIMEOUT_SECONDS = 3;

/** The number of searches a host accepts per request by default (`limit_multi_searches`). */
const MAX_SEARCHES_PER_REQUEST = 50;

/** The library's own logger would store its level in the visitor's localStorage. */
const noop = () => {};
const SILENT_LOGGER = { trace: noop, debug: noop, info: noop, warn: noop, error: noop, setLevel: noop };

/** The parameters that are the same in every search. */
const SEARCH_PARAMETERS = {
  query_by: QUERY_FIELDS.map(({ name }) => name).join(),
  query_by_weights: QUERY_FIELDS.map((_, index) => QUERY_FIELDS.length - index).join(),
  num_typos: QUERY_FIELDS.map(({ typos }) => typos).join(),
  // As in the embedded engine: every word must match, and typos are tried only for words without an exact match.
  drop_tokens_threshold: 0,
  typo_tokens_threshold: 1,
  split_join_tokens: 'off',
  enable_typos_for_numerical_tokens: false,
  // All matches and exact counts: a dealer's stock is small.
  exhaustive_search: true,
  facet_strategy: 'exhaustive',
  include_fields: ['id', ...HIT_FIELDS].join(),
  highlight_fields: 'none',
  highlight_full_fields: 'none',
  enable_highlight_v1: false,
} as const;

/** The adapter's result, as far as it is used here. */
interface AdaptedResult {
  readonly hits: readonly Record<string, unknown>[];
  readonly nbHits: number;
  readonly facets: SearchResult['facets'];
  /** The least and the greatest value of a numeric facet; without them that of a text, or of no car. */
  readonly facets_stats: Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
}

interface Adapter {
  search(requests: readonly SearchRequest[]): Promise<{ readonly results: readonly AdaptedResult[] }>;
}

/**
 * A dealer's Typesense collection behind InstantSearch's interface, through typesense-instantsearch-adapter. Filters and
 * sorts are compiled here, because the adapter reads a leading hyphen in a value as "not" and can't break ties. Rejects
 * if the host is unreachable, slow, or answers with an error, even for one search of a batch.
 */
export function createTypesenseClient({ host, port, protocol, index, key }: TypesenseHost): SearchClient {
  const adapter = new TypesenseInstantsearchAdapter({
    server: {
      apiKey: key,
      nodes: [{ host, port, protocol }],
      connectionTimeoutSeconds: CONNECTION_TIMEOUT_SECONDS,
      numRetries: 0,
      // withSearchCache caches answers for both engines.
      cacheSearchResultsForSeconds: 0,
      logger: SILENT_LOGGER as never,
    },
    additionalSearchParameters: SEARCH_PARAMETERS as never,
  }).searchClient as unknown as Adapter;
  const adaptRequest = ({ indexName, params }: SearchRequest): SearchRequest => ({
    indexName: `${index}/sort/${buildSortBy(indexName, params)}`,
    params: adaptParams(params),
  });
  return {
    async search(requests): Promise<SearchResponse> {
      const batches = await Promise.all(
        splitIntoBatches(requests).map(async (batch) => {
          const { results } = await adapter.search(batch.map(adaptRequest));
          return batch.map((request, index) => {
            const result = results[index];
            if (!result) throw new Error('search: the host returned fewer results than requests.');
            return readResult(request, result);
          });
        }),
      );
      return { results: batches.flat() };
    },
  };
}

function splitIntoBatches(requests: readonly SearchRequest[]): (readonly SearchRequest[])[] {
  const count = Math.ceil(requests.length / MAX_SEARCHES_PER_REQUEST);
  return Array.from({ length: count }, (_, batch) =>
    requests.slice(batch * MAX_SEARCHES_PER_REQUEST, (batch + 1) * MAX_SEARCHES_PER_REQUEST),
  );
}

function adaptParams(params: SearchParams): SearchParams {
  const { facetFilters: _, numericFilters: __, nearest: ___, ...others } = params;
  return {
    ...others,
    facets: [params.facets ?? [], SORT_GROUPS.others].flat(),
    hitsPerPage: params.hitsPerPage ?? DEFAULT_PAGE_SIZE,
    query: writeQuery(params.query ?? ''),
    filters: buildFilterBy(params),
  };
}

/** The query in Typesense's syntax: words, exact ones as phrases, and excluded phrases after a hyphen; no other signs. */
function writeQuery(query: string): string {
  const { rest, excluded } = takeExclusions(query);
  return [
    ...splitQuery(rest).map(({ text, exact }) => (exact ? `"${text}"` : text)),
    ...excluded.map((words) => `-"${words.join(' ')}"`),
  ].join(' ');
}

/**
 * 'sold_rank:asc,price:asc,rank:asc': equal cars keep the site's default order, and unknown numbers come last in both
 * directions. Typesense accepts three fields at most.
 */
function buildSortBy(indexName: string, { query, nearest }: SearchParams): string {
  const sort = readSort(indexName);
  if (sort?.[0] === DISTANCE.sort)
    return `${SORT_GROUPS.others}:asc,${buildDistanceSort(nearest ?? [])}${RANK_FIELD}:asc`;
  if (sort) return `${SORT_GROUPS.others}:asc,${sort.join(':')},${RANK_FIELD}:asc`;
  const byText = tokenize(query ?? '').length > 0 ? '_text_match:desc,' : '';
  return `${SORT_GROUPS.relevance}:asc,${byText}${RANK_FIELD}:asc`;
}

/** A car has as many points as cities are not nearer than its own: `_eval([(city:=[`Cairns`]):2,(city:=[`Mareeba`]):1]):desc,`. */
function buildDistanceSort(nearest: readonly string[]): string {
  if (nearest.length === 0) return '';
  const points = nearest.map((city, index) => {
    const filter = compileFilter({ attribute: DISTANCE.attribute, operator: '=', value: city });
    return `(${filter}):${nearest.length - index}`;
  });
  return `_eval([${points.join()}]):desc,`;
}

/** The result in the shape of the embedded engine's: numbers have stats and no counts, unknown values are null. */
function readResult(request: SearchRequest, result: AdaptedResult): SearchResult {
  const facets: Record<string, Readonly<Record<string, number>>> = {};
  const stats: Record<string, { min: number; max: number }> = {};
  for (const name of [request.params.facets ?? []].flat()) {
    const { min, max } = result.facets_stats[name] ?? {};
    const isNumeric = min !== undefined && max !== undefined;
    facets[name] = isNumeric ? {} : (result.facets[name] ?? {});
    if (isNumeric) stats[name] = { min, max };
  }
  return toSearchResult(request, {
    hits: result.hits.map(toHit),
    nbHits: result.nbHits,
    nbSold: result.facets[SORT_GROUPS.others]?.['1'] ?? 0,
    facets,
    facets_stats: stats,
  });
}

function toHit(hit: Record<string, unknown>): Hit {
  return {
    ...Object.fromEntries(HIT_FIELDS.map((name) => [name, hit[name] ?? null])),
    objectID: String(hit.objectID),
  };
}
