import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { PAIR_COLUMNS } from '#search/engines/pair-columns.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import type { CountedSearch } from '#search/query-understanding/understand-query.ts';
import { buildVocabularyRequest, readVocabulary } from '#search/query-understanding/vocabulary.ts';
import { countStates } from '#search/requests/count-states.ts';
import { buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { SENTENCE_STOCK } from './stock.ts';

const records = SENTENCE_STOCK.map(({ features, ...vehicle }) => ({
  ...vehicle,
  make_model: `${vehicle.make}:${vehicle.model}`,
  make_or_model: [vehicle.make, `${vehicle.make}:${vehicle.model}`],
  filtered_features: features.length > 0 ? features : null,
  stocknum: `S${vehicle.id}`,
  state: 'qld',
  location_name: `Coolabah ${vehicle.city}`,
  status: 'in_stock',
  series: null,
}));

const engine = createStockEngine(
  buildIndex(records, {
    names: Object.keys(records[0] ?? {}),
    uniqueTextColumns: ['id', 'stocknum'],
    pairColumns: PAIR_COLUMNS,
  }),
);

/** The stock of the sentences, behind the interface of every engine. */
const sentenceClient: SearchClient = {
  search: async (requests) => ({ results: engine.search(requests) }),
  searchForFacetValues: async (requests) => engine.searchForFacetValues(requests),
};

const sentenceConfig: SearchConfig = {
  lists: ['make_or_model', 'body'],
  ranges: ['price', 'km', 'year'],
  pageSize: 200,
  filters: 'status=in_stock',
};

const [vocabularyResult] = engine.search([buildVocabularyRequest(sentenceConfig)]);
if (!vocabularyResult) throw new Error('the engine did not answer');
export const sentenceVocabulary = readVocabulary(vocabularyResult);

/** The ids of the vehicles that a search shows. */
export function findShownIds(state: SearchState): ReadonlySet<string> {
  const [request] = buildSearchRequests(state, sentenceConfig);
  const [result] = engine.search(request ? [request] : []);
  return new Set(result?.hits.map((hit) => hit.objectID));
}

/** Counts the vehicles of searches as the search page does. */
export function countSentenceSearches(searches: readonly CountedSearch[]): Promise<number[]> {
  return countStates(
    sentenceClient,
    sentenceConfig,
    searches.map((search) => ({ ...EMPTY_STATE, ...search })),
  );
}
