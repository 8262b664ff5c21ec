import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { INDEX_NAME, readSortName, sortedIndexName } from '#search/query/sort-order.ts';
import { getRefinableAttributes, toNumericRefinement } from '#search/requests/refinable-attributes.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { getRange, type IndexUiState } from '#search/state/ui-state.ts';

interface Params extends Record<string, unknown> {
  readonly config: SearchConfig;
  /** The facets of the lists on the screen, which hooks of InstantSearch keep. */
  readonly offered: readonly string[];
}

interface Description {
  $$type: 'forecourt.remainingState';
  renderState: Record<string, unknown>;
  indexUiState: {
    sortBy?: string;
    refinementList?: Record<string, string[]>;
    range?: Record<string, string>;
  };
}

/**
 * Keeps the state that no hook of InstantSearch does, which would drop it: the order, the ranges, and lists that an address
 * or a typed text refines by although the screen has no filter for them. It also sets what the dealer fixes.
 */
export function useRemainingState(params: Params): void {
  useConnector(connectRemainingState, params);
}

const connectRemainingState: Connector<Description, Params> = () => (widgetParams) => {
  const { config, offered } = widgetParams;
  /** The entries of the lists that are on the screen, or of the others. */
  const select = <Value>(values: Readonly<Record<string, Value>>, areOffered: boolean) =>
    Object.entries(values).filter(([name]) => offered.includes(name) === areOffered);
  return {
    $$type: 'forecourt.remainingState',
    init() {},
    dispose() {},
    getWidgetRenderState: () => ({ widgetParams }),
    getWidgetSearchParameters: (parameters, { uiState }) => {
      const search = uiState as IndexUiState;
      const { lists, ranges } = getRefinableAttributes(search, config);
      const declared = new Set<string>([...parameters.disjunctiveFacets, ...lists, ...ranges]);
      return parameters.setQueryParameters({
        index: sortedIndexName(search.sortBy),
        filters: config.filters,
        hitsPerPage: config.pageSize,
        disjunctiveFacets: [...declared].filter(
          (name) => offered.includes(name) || [...lists, ...ranges].some((one) => one === name),
        ),
        disjunctiveFacetsRefinements: Object.fromEntries([
          ...select(parameters.disjunctiveFacetsRefinements, true),
          ...select(uiState.refinementList ?? {}, false),
        ]),
        numericRefinements: Object.fromEntries(
          ranges.map((name) => [name, toNumericRefinement(getRange(search, name))]),
        ),
      });
    },
    getWidgetUiState: (uiState, { searchParameters: parameters }) => {
      const { index, numericRefinements } = parameters;
      const others = select(parameters.disjunctiveFacetsRefinements, false);
      const lists = others.filter(([, values]) => values.length > 0);
      const ranges = Object.entries(numericRefinements).flatMap(([name, bounds]) => {
        const [min = '', max = ''] = [bounds['>=']?.[0], bounds['<=']?.[0]];
        return min === '' && max === '' ? [] : [[name, `${min}:${max}`]];
      });
      return {
        ...uiState,
        ...(index !== INDEX_NAME && { sortBy: readSortName(index) }),
        ...(lists.length > 0 && {
          refinementList: { ...uiState.refinementList, ...Object.fromEntries(lists) },
        }),
        ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
      };
    },
  };
};
