import * as v from 'valibot';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import type { SiteContext } from './endpoint/endpoint.ts';

/** The file that names the current index: `stock/index.json` of the published site. */
const currentIndexSchema = v.object({ cars: v.pipe(v.string(), v.startsWith('/')) });

/** The number of indexes that stay loaded: a host serves many dealers. */
const MAX_LOADED = 8;
const loaded = new Map<string, StockIndex>();

/** The current index of a dealer's vehicles; undefined where the site has none, or it does not answer. */
export async function fetchStockIndex({
  url,
  site,
  runtime,
}: Pick<SiteContext, 'url' | 'site' | 'runtime'>): Promise<StockIndex | undefined> {
  try {
    const fetchJson = async (path: string): Promise<unknown> => {
      const response = await runtime.fetchSite(new Request(new URL(path, url)));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.json();
    };
    const { cars } = v.parse(currentIndexSchema, await fetchJson('/stock/index.json'));
    const key = `${site.slug}${cars}`;
    const index = loaded.get(key) ?? ((await fetchJson(cars)) as StockIndex);
    loaded.set(key, index);
    if (loaded.size > MAX_LOADED) loaded.delete(loaded.keys().next().value ?? '');
    return index;
  } catch (error) {
    runtime.log(
      `search: the index of the stock could not be read: ${error instanceof Error ? error.message : error}`,
    );
    return undefined;
  }
}
