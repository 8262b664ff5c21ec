import { buildSlugTable } from '#search/state/slugs.ts';
import { searchUrl } from '#search/state/url.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { fetchStockSearch } from './lib/fetch-stock-search.ts';
import { respondSeeOther } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/search',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The longest text that is read: nobody types more, and reading takes time. */
const MAX_QUERY_LENGTH = 200;

/** Leads the words of a form without scripts to the search that they mean. */
async function leadToSearch(call: SiteContext): Promise<Response> {
  const query = (call.url.searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const stock = query && (await fetchStockSearch(call));
  if (!stock) return respondSeeOther(searchUrl({ query }, buildSlugTable([])));
  const typed = { query };
  const { understood } = await stock.search(typed);
  // Words alone stay as they were typed.
  const state = understood && understood.parts.length > 0 ? understood.toUnderstoodState(typed) : typed;
  return respondSeeOther(searchUrl(state, stock.slugs));
}

export default createGetEndpoint(config, leadToSearch);
