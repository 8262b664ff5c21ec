import type { SiteParts } from '#features/parts/site-parts.ts';
import type { Pictures } from '#features/photo/photo.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchPlan } from '#search/instantsearch/requests.ts';

/** What the parts page hands its island, as JSON in the page. */
export interface PartsPayload {
  readonly plan: SearchPlan;
  readonly spreads: SiteParts['spreads'];
  readonly pictures: Pictures;
  /** Address of the index file. */
  readonly index: string;
  readonly results: PageResults;
}
