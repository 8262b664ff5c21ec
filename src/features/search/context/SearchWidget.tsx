import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { buildSearchParameters, type SearchConfig } from '#search/requests/requests.ts';
import { fromUiState, INDEX_NAME, type IndexUiState } from '#search/requests/ui-state.ts';
import { writeRange } from '#search/state/range.ts';

interface Options extends Record<string, unknown> {
  readonly plan: SearchConfig;
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

const connectSearch: Connector<Description, Options> = () => (widgetParams) => ({
  $$type: 'forecourt.search',
  init() {},
  dispose() {},
  getWidgetRenderState: () => ({ widgetParams }),
  getWidgetSearchParameters: (parameters, { uiState }) =>
    parameters.setQueryParameters(
      buildSearchParameters(fromUiState(uiState as IndexUiState), widgetParams.plan),
    ),
  getWidgetUiState: (uiState, { searchParameters: parameters }) => ({
    ...uiState,
    ...parametersToUiState(parameters),
  }),
});

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
  const lists = Object.entries(chosen.disjunctiveFacetsRefinements).filter(([, values]) => values.length > 0);
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
    ...(lists.length > 0 && { refinementList: Object.fromEntries(lists) }),
    ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
  };
}
