import type { Connector } from 'instantsearch.js';
import { useConnector } from 'react-instantsearch';
import { INDEX } from '#search/instantsearch/ui-state.ts';
import type { Sort, SortName } from '#search/state.ts';
import { useSearchState } from './use-search-state.ts';

export interface SortByProps {
  readonly on: 'wide' | 'narrow';
  /** Those that are offered. */
  readonly sorts: readonly Sort[];
}

/**
 * The order of the results (spec 2), with the chosen one in sight: above the results on wide screens, beside the filters
 * button on narrow ones. Most relevant is what fits the typed words best, then the dealer's own order.
 */
export function SortBy({ on, sorts }: SortByProps) {
  useConnector(connectOrder);
  const [state, go] = useSearchState();
  return (
    <label
      className={on === 'wide' ? 'sort only-d' : 'sort'}
      title="Most relevant: what fits your words best, newest first"
    >
      <span className="vh">Sort by</span>
      <select
        className="select"
        autoComplete="off"
        value={state.sortBy}
        onChange={(event) => go({ ...state, sortBy: event.target.value as SortName, page: 1 })}
      >
        {sorts.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Description {
  $$type: 'forecourt.order';
  renderState: Record<string, unknown>;
  indexUiState: { sortBy?: string };
}

/** Speaks for the order in InstantSearch, as its own sort widget does in five times the bytes. */
const connectOrder: Connector<Description, Record<string, unknown>> = () => (widgetParams) => ({
  $$type: 'forecourt.order',
  init() {},
  getWidgetRenderState: () => ({ widgetParams }),
  getWidgetUiState: (uiState, { searchParameters: { index } }) =>
    index && index !== INDEX ? { ...uiState, sortBy: index } : uiState,
  getWidgetSearchParameters: (searchParameters, { uiState }) =>
    searchParameters.setQueryParameter('index', uiState.sortBy ?? INDEX),
});
