import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { listModels, type StockIndex } from '#search/engines/embedded/stock-index.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { toUnderstoodState } from '#search/query-understanding/typed-state.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import { buildVocabularyRequest, readVocabulary } from '#search/query-understanding/vocabulary.ts';
import { buildCountRequest, type SearchConfig } from '#search/requests/requests.ts';
import { MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { searchUrl } from '#search/state/url.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { fetchStockIndex } from './lib/fetch-stock-index.ts';
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
  const index = query && (await fetchStockIndex(call));
  if (!index) return respondSeeOther(searchUrl({ query }, buildSlugTable([])));
  return respondSeeOther(await writeUnderstoodUrl(query, index, call));
}

async function writeUnderstoodUrl(query: string, index: StockIndex, { site, now }: SiteContext) {
  const searchConfig: SearchConfig = {
    ...{ lists: [MAKE_OR_MODEL], ranges: [], pageSize: 1 },
    filters: writeFilters(buildListedFilter(site.soldForDays ?? 0, now)),
  };
  const engine = createStockEngine(index);
  const [facets] = engine.search([buildVocabularyRequest(searchConfig)]);
  const vocabulary = readVocabulary(facets ?? { facets: {} }, now.getUTCFullYear());
  const understanding = await understandQuery(query, vocabulary, (searches) =>
    Promise.resolve(
      engine
        .search(searches.map((search) => buildCountRequest(search, searchConfig)))
        .map(({ nbHits }) => nbHits),
    ),
  );
  const typed = { query };
  // Words alone stay as they were typed.
  const state = understanding.parts.length > 0 ? toUnderstoodState(typed, understanding) : typed;
  return searchUrl(state, buildSlugTable(listModels(index)));
}

export default createGetEndpoint(config, leadToSearch);
