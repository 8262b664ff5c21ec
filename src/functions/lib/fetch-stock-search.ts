import * as v from 'valibot';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { listModels, type StockIndex } from '#search/engines/embedded/stock-index.ts';
import { searchByMeaning, type UnderstoodResult } from '#search/instantsearch/search-by-meaning.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { withDefaultSort } from '#search/requests/default-sort.ts';
import { buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import type { SiteContext } from './endpoint/endpoint.ts';

/** The search of a dealer's stock, as its pages search. */
export interface StockSearch {
  readonly slugs: SlugTable;
  /** The result of a search by what its text means. */
  search(state: IndexUiState): Promise<UnderstoodResult>;
}

/** What of the settings of search pages is needed here: `stock/search.json` of the published site. */
const settingsSchema = v.object({
  config: v.custom<SearchConfig>((config) => typeof config === 'object'),
  index: v.pipe(v.string(), v.startsWith('/')),
});

/** A loaded index. Its client keeps the vocabulary of a day. */
interface LoadedStock {
  readonly client: SearchClient;
  readonly slugs: SlugTable;
}

/** The number of indexes that stay loaded: a host serves many dealers. */
const MAX_LOADED = 8;
const loaded = new Map<string, LoadedStock>();

/** The search of a dealer's vehicles; undefined where the site has none, or it does not answer. */
export async function fetchStockSearch({
  url,
  site,
  runtime,
  now,
}: Pick<SiteContext, 'url' | 'site' | 'runtime' | 'now'>): Promise<StockSearch | undefined> {
  try {
    const fetchJson = async (path: string): Promise<unknown> => {
      const response = await runtime.fetchSite(new Request(new URL(path, url)));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json();
    };
    const settings = v.parse(settingsSchema, await fetchJson('/stock/search.json'));
    const config = {
      ...settings.config,
      filters: writeFilters(buildListedFilter(site.soldForDays ?? 0, now)),
    };
    const key = `${site.slug}${settings.index} ${config.filters}`;
    const stock = loaded.get(key) ?? loadStock((await fetchJson(settings.index)) as StockIndex, config);
    loaded.set(key, stock);
    if (loaded.size > MAX_LOADED) loaded.delete(loaded.keys().next().value ?? '');
    return {
      slugs: stock.slugs,
      search: async (state) => {
        const search = searchByMeaning(stock.client, config, now.getUTCFullYear());
        const { results } = await search(buildSearchRequests(state, config));
        const [result] = results;
        if (!result) throw new Error('search: the engine returned no result');
        return result;
      },
    };
  } catch (error) {
    runtime.log(
      `search: the index of the stock could not be read: ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}

function loadStock(index: StockIndex, config: SearchConfig): LoadedStock {
  const engine = createStockEngine(index);
  const client = {
    search: (requests) => Promise.resolve({ results: engine.search(requests) }),
  } satisfies SearchClient;
  return { client: withDefaultSort(client, config), slugs: buildSlugTable(listModels(index)) };
}
