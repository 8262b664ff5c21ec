import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { escapeValue, unescapeValue } from '#search/query/escape.ts';
import { buildSearchParameters, type SearchConfig } from '#search/requests/requests.ts';
import { fromUiState, INDEX_NAME, type IndexUiState } from '#search/requests/ui-state.ts';
import { splitMakesAndModels } from '#search/state/makes-and-models.ts';
import { writeRange } from '#search/state/range.ts';
import type { SearchState } from '#search/state/state.ts';
import type { QueryReader } from './query-reader.ts';

interface Options extends Record<string, unknown> {
  readonly plan: SearchConfig;
  /** Gives models to their makes, where a stock search knows them. */
  readonly assignModels?: (lists: SearchState['lists']) => SearchState['lists'];
  /** What typed texts were understood as. */
  readonly understand?: QueryReader['get'];
}

interface Description {
  $$type: 'forecourt.search';
  renderState: Record<string, unknown>;
  indexUiState: { refinementList?: Record<string, string[]>; range?: Record<string, string> };
}

/**
 * The only widget of a search. InstantSearch drops parameters that no widget declares; this one declares the same requests
 * that the build makes, for every attribute, because an address or typed text may refine by one that the panel does not
 * offer. InstantSearch's own widgets, one per filter, add 4 KB and are all called at every click.
 */
export function SearchWidget(options: Options) {
  useConnector(connectSearch, options);
  return null;
}

const connectSearch: Connector<Description, Options> = () => (widgetParams) => {
  /** The state whose text became the current parameters: addresses have what was typed, not what it means. */
  let typedState: Description['indexUiState'] | undefined;
  return {
    $$type: 'forecourt.search',
    init() {},
    dispose() {},
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetSearchParameters: (parameters, { uiState }) => {
      const { plan, assignModels = (lists) => lists, understand } = widgetParams;
      const typed = fromUiState(uiState as IndexUiState);
      const understood = understand?.(typed.query);
      typedState = understood && uiState;
      const state = understood?.toUnderstoodState(typed) ?? typed;
      return parameters.setQueryParameters(
        buildSearchParameters({ ...state, lists: assignModels(state.lists) }, plan),
      );
    },
    getWidgetUiState: (uiState, { searchParameters: parameters }) => ({
      ...uiState,
      ...(typedState ?? parametersToUiState(parameters)),
    }),
  };
};

/** The part of InstantSearch's parameters that the visitor chose. */
interface RefinedParameters {
  readonly index: string;
  readonly query?: string | undefined;
  readonly page?: number | undefined;
  readonly disjunctiveFacetsRefinements: Record<string, string[]>;
  /** { price: { '>=': [20000] } } */
  readonly numericRefinements: Record<string, { [operator: string]: (number | number[])[] | undefined }>;
}

function parametersToUiState({ index, query, page = 0, ...chosen }: RefinedParameters) {
  const lists = toUiLists(chosen.disjunctiveFacetsRefinements);
  const ranges = Object.entries(chosen.numericRefinements).flatMap(([name, bounds]) => {
    const [min] = bounds['>='] ?? [];
    const [max] = bounds['<='] ?? [];
    const range = {
      ...(min !== undefined && { min: Number(min) }),
      ...(max !== undefined && { max: Number(max) }),
    };
    return Object.keys(range).length > 0 ? [[name, writeRange(range)]] : [];
  });
  return {
    ...(query && { query }),
    ...(page > 0 && { page: page + 1 }),
    ...(index !== INDEX_NAME && { sortBy: index }),
    ...(Object.keys(lists).length > 0 && { refinementList: lists }),
    ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
  };
}

/** The chosen values by attribute, with makes and models as addresses have them. */
function toUiLists(refinements: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const chosen = Object.entries(refinements)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, values.map(unescapeValue)]);
  const lists: Readonly<Record<string, readonly string[]>> = splitMakesAndModels(Object.fromEntries(chosen));
  return Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.map(escapeValue)]));
}
