import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import type { Histogram } from '#search/values/histogram.ts';

/** A catalogue search of one dealer (parts, offers) at build time. */
export interface ItemSearch {
  readonly config: Omit<SearchConfig, 'lists'> & { readonly lists: readonly ListAttribute[] };
  /** The distribution of each number over the whole catalogue, for the sliders. */
  readonly histograms: Readonly<Partial<Record<RangeAttribute, Histogram>>>;
  /** The index file's text. */
  readonly index: string;
  /** The results of a state, in the compact form that pages contain. */
  getResults(state: IndexUiState): PageResults;
}
