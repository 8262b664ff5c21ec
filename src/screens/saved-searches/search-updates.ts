import { MAKES } from '#domain/car/makes.ts';
import type { SavedSearch } from '#features/saved/saved-search.ts';
import { createEmbeddedClient } from '#search/engines/embedded/embedded-client.ts';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { withDefaultSort } from '#search/requests/default-sort.ts';
import { buildCountRequest, type SearchConfig } from '#search/requests/requests.ts';
import { extendSlugTable } from '#search/state/extend-slug-table.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { parseSavedSearch } from './search-title.ts';

/** The index to count searches in, with the settings of the search. */
export interface SearchSource {
  /** Address of the search's index file. */
  readonly indexUrl: string;
  readonly config: SearchConfig;
  readonly soldForDays: number;
  /** Makes and models that were listed before: a search for one waits for the next. */
  readonly former: readonly NamedModel[];
}

/** The state of saved searches in the current stock. */
export interface SearchUpdates {
  /** The slugs of makes and models, for parsing addresses. */
  readonly slugs: SlugTable;
  /** Counts by address of the search. */
  readonly counts: ReadonlyMap<string, SearchCounts>;
}

const NO_COUNTS: SearchCounts = { all: 0, fresh: 0 };

/**
 * Counts saved searches, also those that wait for a make or model that is not in stock. Rejects if the index is
 * unavailable.
 */
export async function fetchSearchUpdates(
  searches: readonly SavedSearch[],
  { indexUrl, config, soldForDays, former }: SearchSource,
  now: Date,
): Promise<SearchUpdates> {
  let slugs = buildKnownSlugs([], former);
  const client = createEmbeddedClient(indexUrl, (models) => {
    slugs = buildKnownSlugs(models, former);
  });
  // An empty batch only checks that the index is available.
  await client.search([]);
  const known = searches.flatMap(({ url, seen_at }) => {
    const state = parseSavedSearch(url, slugs);
    return state ? { url, state, seen_at } : [];
  });
  const filter = buildListedFilter(soldForDays, now);
  const answers = await countSearches(known, config, filter, withDefaultSort(client, config));
  const counts = new Map(searches.map(({ url }) => [url, NO_COUNTS]));
  for (const [at, { url }] of known.entries()) counts.set(url, answers[at] ?? NO_COUNTS);
  return { slugs, counts };
}

/** A make and model by name. */
interface NamedModel {
  readonly make: string;
  readonly model: string;
}

/** The slugs that the address of a saved search may have: of the stock, of what was listed before, and of any other make. */
export function buildKnownSlugs(stock: readonly NamedModel[], former: readonly NamedModel[]): SlugTable {
  const others = MAKES.map(({ name }) => ({ make: name }));
  return extendSlugTable(buildSlugTable(stock), [...former, ...others]);
}

/** The numbers of cars that a saved search finds. */
export interface SearchCounts {
  readonly all: number;
  /** How many of them were added after the search was last viewed. */
  readonly fresh: number;
}

/** A search to count, and the time (UNIX seconds) up to which its cars have been seen. */
interface CountedSearch {
  readonly state: IndexUiState;
  readonly seen_at: number;
}

/** Counts all searches in one batch; results are in the order of the searches. `filter` is today's main filter. */
export async function countSearches(
  searches: readonly CountedSearch[],
  config: SearchConfig,
  filter: FilterTree,
  client: SearchClient,
): Promise<SearchCounts[]> {
  const requests = searches.flatMap(({ state, seen_at }) => {
    const newer: FilterTree = { and: [filter, { attribute: 'created_at', operator: '>', value: seen_at }] };
    return [filter, newer].map((tree) =>
      buildCountRequest(state, { ...config, filters: writeFilters(tree) }),
    );
  });
  if (requests.length === 0) return [];
  const { results } = await client.search(requests);
  return searches.map((_, index) => ({
    all: results[2 * index]?.nbHits ?? 0,
    fresh: results[2 * index + 1]?.nbHits ?? 0,
  }));
}
