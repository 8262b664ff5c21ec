/**
 * Parts of InstantSearch (instantsearch.js 4.118) that carry nothing here: reports to its maker's analytics, a
 * description of its widgets for its maker's crawler, a cache of its maker's client, helpers of HTML templates. They start only with an option, a user
 * agent or a template that never occur. The build puts this in their place, which saves 4 KB on every search page.
 */
export function createInsightsMiddleware(): never {
  throw new Error('search: insights are not built in');
}

export function createMetadataMiddleware(): never {
  throw new Error('search: metadata are not built in');
}

export function isMetadataEnabled(): boolean {
  return false;
}

/** Both fill the cache of the maker's own client from results in the page; ours keeps its answers itself. */
export function hydrateSearchClient(): void {}
export function hydrateRecommendCache(): void {}

const reportNothing = () => () => {};
export const createSendEventForFacet = reportNothing;
export const createSendEventForHits = reportNothing;
export const createBindEventForHits = reportNothing;
export const _buildEventPayloadsForHits = reportNothing;

/** The helpers of templates: there are no templates. */
export default function createHelpers(): Record<string, never> {
  return {};
}
