import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchPlan } from '#search/instantsearch/requests.ts';

/** What the parts page hands its island, as JSON in the page. */
export interface PartsPayload {
  readonly plan: SearchPlan;
  /** Address of the index file. */
  readonly index: string;
  readonly results: PageResults;
}
