import type { SearchRequest, SearchResult } from '#search/query/search-client.ts';
import type { SearchPlan } from '#search/requests/requests.ts';
import { INDEX } from '#search/requests/ui-state.ts';
import type { ListAttribute } from '#search/state/attributes.ts';

/** The lists that plain words may speak of. */
const LISTS = [
  'make_model',
  'car_type',
  'body',
  'transmission',
  'fuel',
  'drive',
  'colour',
  'seats',
  'state',
  'city',
  'filtered_features',
  'badge',
] as const satisfies readonly ListAttribute[];
export type SpokenList = (typeof LISTS)[number];

/** More than any stock has of anything: a model that is left out would not be understood. */
const ALL = 2000;

/** What a dealer's stock holds: words mean something only where there is a car for them. */
export interface Vocabulary {
  /** attribute -> value -> number of cars. Makes and models stand together: 'Toyota:HiLux'. */
  readonly values: Readonly<Record<SpokenList, ReadonlyMap<string, number>>>;
}

/** Asks an engine for the vocabulary of the whole stock that may be seen: one search without hits, the same for both engines. */
export function vocabularyRequest({ filters }: Pick<SearchPlan, 'filters'>): SearchRequest {
  return {
    indexName: INDEX,
    params: {
      query: '',
      filters,
      facets: LISTS,
      maxValuesPerFacet: ALL,
      hitsPerPage: 0,
      page: 0,
    },
  };
}

/** Reads the answer to `vocabularyRequest`. */
export function readVocabulary({ facets }: Pick<SearchResult, 'facets'>): Vocabulary {
  const values = Object.fromEntries(LISTS.map((name) => [name, new Map(Object.entries(facets[name] ?? {}))]));
  return { values: values as unknown as Vocabulary['values'] };
}

/** 'Land Rover:Discovery Sport' -> ['Land Rover', 'Discovery Sport']. */
export function makeAndModel(value: string): [make: string, model: string] {
  const colon = value.indexOf(':');
  return colon < 0 ? [value, ''] : [value.slice(0, colon), value.slice(colon + 1)];
}
