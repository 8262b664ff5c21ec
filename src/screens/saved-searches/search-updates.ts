import type { SavedSearch } from '#features/saved/saved-search.ts';
import { createEmbeddedClient } from '#search/engines/embedded/embedded-client.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { withDefaultSort } from '#search/requests/default-sort.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';
import { countSearches, type SearchCounts } from './search-counts.ts';
import { parseSavedSearch } from './search-title.ts';

/** Where searches are counted, and what is counted at all. */
export interface SearchSource {
  /** Address of the search's index file. */
  readonly indexUrl: string;
  readonly plan: SearchConfig;
  readonly soldForDays: number;
}

/** What the stock says of saved searches. */
export interface SearchUpdates {
  /** The names of its makes and models, by which addresses are read. */
  readonly slugs: SlugTable;
  /** By address. */
  readonly counts: ReadonlyMap<string, SearchCounts>;
}

const NO_COUNTS: SearchCounts = { all: 0, fresh: 0 };

/** Counts saved searches. One that names nothing of this stock finds nothing. Rejects when the index can't be had. */
export async function fetchSearchUpdates(
  searches: readonly SavedSearch[],
  { indexUrl, plan, soldForDays }: SearchSource,
  now: Date,
): Promise<SearchUpdates> {
  let slugs = buildSlugTable([]);
  const client = createEmbeddedClient(indexUrl, (models) => {
    slugs = buildSlugTable(models);
  });
  // Without a question the answer only says that the index is there.
  await client.search([]);
  const known = searches.flatMap(({ url, seen_at }) => {
    const state = parseSavedSearch(url, slugs);
    return state ? { url, state, seen_at } : [];
  });
  const filter = buildListedFilter(soldForDays, now);
  const answers = await countSearches(known, plan, filter, withDefaultSort(client, plan));
  const counts = new Map(searches.map(({ url }) => [url, NO_COUNTS]));
  for (const [at, { url }] of known.entries()) counts.set(url, answers[at] ?? NO_COUNTS);
  return { slugs, counts };
}
