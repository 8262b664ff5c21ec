import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import type { SearchState } from '#search/state/state.ts';
import type { Histogram } from '#search/values/histogram.ts';

/** A search beside the stock's, of one dealer, as a build uses it. */
export interface ItemSearch {
  readonly plan: SearchConfig;
  /** How the numbers of all of them are spread, for the sliders. */
  readonly spreads: Readonly<Partial<Record<RangeAttribute, Histogram>>>;
  /** The index file's text. */
  readonly index: string;
  /** The results of a state, as they stand in a page. */
  getResults(state: SearchState): PageResults;
}
