import { escapeValue, unescapeValue } from '#search/query/escape.ts';
import { type FacetName, splitMakesAndModels, toFacetLists } from '#search/state/makes-and-models.ts';
import { parseRange, writeRange } from '#search/state/range.ts';
import { ALL_SORTS, type SearchState } from '#search/state/state.ts';

/** The name of the stock index in every engine. */
export const INDEX_NAME = 'cars';

/** InstantSearch's form of a search state, for one index. */
export interface IndexUiState {
  readonly query?: string;
  readonly page?: number;
  readonly sortBy?: string;
  readonly refinementList?: Readonly<Record<string, readonly string[]>>;
  readonly range?: Readonly<Record<string, string>>;
}

/** The index name for a sort option, as both engines read it: 'cars/sort/price:asc'. */
export function sortedIndexName(sortBy: SearchState['sortBy']): string {
  return sortBy ? `${INDEX_NAME}/sort/${sortBy}` : INDEX_NAME;
}

/** A search in InstantSearch's form; as there, properties without a choice are absent. `facets`: those that it counts. */
export function toUiState(state: SearchState, facets: readonly FacetName[] = []): IndexUiState {
  const lists = Object.entries(toFacetLists(state.lists, facets)).map(([name, values]) => [
    name,
    values.map(escapeValue),
  ]);
  const ranges = Object.entries(state.ranges).map(([name, range]) => [name, writeRange(range)]);
  return {
    ...(state.query && { query: state.query }),
    ...(state.page > 1 && { page: state.page }),
    ...(state.sortBy && { sortBy: sortedIndexName(state.sortBy) }),
    ...(lists.length > 0 && { refinementList: Object.fromEntries(lists) }),
    ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
  };
}

/** The search of InstantSearch's state. */
export function fromUiState(ui: IndexUiState): SearchState {
  const lists = Object.entries(ui.refinementList ?? {})
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.map(unescapeValue)]);
  const ranges = Object.entries(ui.range ?? {}).flatMap(([name, text]) => {
    const range = parseRange(text);
    return range ? [[name, range]] : [];
  });
  return {
    query: ui.query ?? '',
    page: ui.page ?? 1,
    sortBy: ALL_SORTS.find((sort) => sortedIndexName(sort.name) === ui.sortBy)?.name ?? '',
    lists: splitMakesAndModels(Object.fromEntries(lists)),
    ranges: Object.fromEntries(ranges),
  };
}
