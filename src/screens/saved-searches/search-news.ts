import type { SavedSearch } from '#features/saved/saved-search.ts';
import { embeddedClient } from '#search/engines/embedded/embedded-client.ts';
import { mainFilter } from '#search/query/listed-filter.ts';
import { withOwnOrder } from '#search/requests/default-sort.ts';
import type { SearchPlan } from '#search/requests/requests.ts';
import { type SlugTable, slugTable } from '#search/state/slugs.ts';
import { countSearches, type SearchCounts } from './search-counts.ts';
import { savedState } from './search-title.ts';

/** Where searches are counted, and what is counted at all. */
export interface SearchedStock {
  /** Address of the search's index file. */
  readonly indexUrl: string;
  readonly plan: SearchPlan;
  readonly soldForDays: number;
}

/** What the stock says of saved searches. */
export interface SearchNews {
  /** The names of its makes and models, by which addresses are read. */
  readonly slugs: SlugTable;
  /** By address. */
  readonly counts: ReadonlyMap<string, SearchCounts>;
}

const NOTHING: SearchCounts = { all: 0, fresh: 0 };

/** Counts saved searches. One that names nothing of this stock finds nothing. Rejects when the index can't be had. */
export async function searchNews(
  searches: readonly SavedSearch[],
  { indexUrl, plan, soldForDays }: SearchedStock,
  now: Date,
): Promise<SearchNews> {
  let slugs = slugTable([]);
  const client = embeddedClient(indexUrl, (models) => {
    slugs = slugTable(models);
  });
  // Without a question the answer only says that the index is there.
  await client.search([]);
  const known = searches.flatMap(({ url, seen_at }) => {
    const state = savedState(url, slugs);
    return state ? { url, state, seen_at } : [];
  });
  const filter = mainFilter(soldForDays, now);
  const answers = await countSearches(known, plan, filter, withOwnOrder(client, plan));
  const counts = new Map(searches.map(({ url }) => [url, NOTHING]));
  for (const [at, { url }] of known.entries()) counts.set(url, answers[at] ?? NOTHING);
  return { slugs, counts };
}
