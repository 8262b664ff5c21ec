import { SPECS, TEXT_SPECS } from '#domain/car/specs.ts';
import type { SearchClient, SearchRequest, SearchResult } from '#search/query/search-client.ts';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { type ListAttribute, RANGE_ATTRIBUTES, type RangeAttribute } from '#search/state/attributes.ts';

/** The lists that a typed text may mention. */
// biome-ignore format: a list reads better in rows
const VOCABULARY_ATTRIBUTES = [
  'make_model', 'car_type', 'body', 'transmission', 'fuel', 'drive', ...TEXT_SPECS, 'seats', 'state', 'city', 'filtered_features', 'badge',
] as const satisfies readonly ListAttribute[];
export type VocabularyAttribute = (typeof VOCABULARY_ATTRIBUTES)[number];

/** The ranges of a typed text that have a meaning only where a vehicle has such a number. */
const MEASURES = RANGE_ATTRIBUTES.filter((name) => name in SPECS);

/** More values than any stock has: a model that is left out would not be understood. */
const MAX_VALUES = 2000;

/** The values in a dealer's stock: a word has a meaning only if there is a car for it. */
export interface Vocabulary {
  /** attribute -> value -> number of cars. Makes and models are combined: 'Toyota:HiLux'. */
  readonly values: Readonly<Record<VocabularyAttribute, ReadonlyMap<string, number>>>;
  /** The measures that no vehicle states. */
  readonly unstated: ReadonlySet<RangeAttribute>;
  /** The current year, which ages are counted from. */
  readonly thisYear: number;
}

/** The request for the vocabulary of all listed stock: one search without hits, the same for both engines. */
export function buildVocabularyRequest({ filters }: Pick<SearchConfig, 'filters'>): SearchRequest {
  return {
    indexName: INDEX_NAME,
    params: {
      query: '',
      filters,
      facets: [...VOCABULARY_ATTRIBUTES, ...MEASURES],
      maxValuesPerFacet: MAX_VALUES,
      hitsPerPage: 0,
      page: 0,
    },
  };
}

/** Reads the result of `buildVocabularyRequest`. */
export function readVocabulary(
  result: Pick<SearchResult, 'facets'> & Partial<SearchResult>,
  thisYear: number,
): Vocabulary {
  const { facets, facets_stats = {} } = result;
  const values = Object.fromEntries(
    VOCABULARY_ATTRIBUTES.map((name) => [name, new Map(Object.entries(facets[name] ?? {}))]),
  );
  return {
    values: values as unknown as Vocabulary['values'],
    unstated: new Set(MEASURES.filter((name) => !facets_stats[name])),
    thisYear,
  };
}

const vocabularies = new WeakMap<SearchClient, Promise<Vocabulary>>();

/** The vocabulary of the stock, requested once per client. Rejects when the search fails; the next call retries. */
export function loadVocabulary(
  client: SearchClient,
  config: Pick<SearchConfig, 'filters'>,
  thisYear: number,
): Promise<Vocabulary> {
  const cached = vocabularies.get(client);
  if (cached) return cached;
  const vocabulary = client.search([buildVocabularyRequest(config)]).then(({ results: [first] }) => {
    if (!first) throw new Error('search: the vocabulary request returned no result');
    return readVocabulary(first, thisYear);
  });
  vocabularies.set(client, vocabulary);
  vocabulary.catch(() => vocabularies.delete(client));
  return vocabulary;
}
