import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { PAIR_COLUMNS } from '#search/index/records.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import {
  buildVocabularyRequest,
  readVocabulary,
  type Vocabulary,
} from '#search/query-understanding/vocabulary.ts';
import { buildSearchRequests, countStates, type SearchConfig } from '#search/requests/requests.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { SENTENCE_STOCK } from './stock.ts';

const records = SENTENCE_STOCK.map(({ features, weekly, tow, ancap, ...vehicle }) => ({
  ...vehicle,
  towing: tow || null,
  ancap: ancap || null,
  weekly_price: weekly,
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
    names: [...new Set([...Object.keys(records[0] ?? {}), ...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES])],
    uniqueTextColumns: ['id', 'stocknum'],
    pairColumns: PAIR_COLUMNS,
  }),
);

/** The stock of the sentences, behind the interface of every engine. */
const sentenceClient: SearchClient = {
  search: async (requests) => ({ results: engine.search(requests) }),
};

const sentenceConfig: SearchConfig = {
  lists: ['make_or_model', 'body'],
  ranges: ['price', 'km', 'year'],
  pageSize: 200,
  filters: 'status=in_stock',
};

const [vocabularyResult] = engine.search([buildVocabularyRequest(sentenceConfig)]);
if (!vocabularyResult) throw new Error('the engine did not answer');
export const sentenceVocabulary = readVocabulary(vocabularyResult, 2026);

/** What a text asks this stock for, in a vocabulary of its own: a dictionary that is kept would hide what builds it. */
export function understandSentence(
  text: string,
  vocabulary: Vocabulary = { ...sentenceVocabulary },
): Promise<Understanding> {
  return understandQuery(text, vocabulary, countSentenceSearches);
}

/** The ids of the vehicles that are shown for a text that was understood. */
export function findIdsShownFor(understanding: Understanding): ReadonlySet<string> {
  const { text: query, refinementList = {}, range = {} } = understanding;
  const [request] = buildSearchRequests({ refinementList, range, query }, sentenceConfig);
  const [result] = engine.search([request]);
  return new Set(result?.hits.map((hit) => hit.objectID));
}

/** Counts the vehicles of searches as the search page does. */
function countSentenceSearches(searches: readonly IndexUiState[]): Promise<number[]> {
  return countStates(sentenceClient, sentenceConfig, searches);
}
