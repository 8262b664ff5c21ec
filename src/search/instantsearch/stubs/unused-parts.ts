/**
 * Parts of InstantSearch (instantsearch.js 4.118) that carry nothing here: reports to its maker's analytics, a
 * description of its widgets for its maker's crawler, a cache of its maker's client, recommendations, helpers of
 * HTML templates, addresses of its own making, hints to who reads its documentation. They start only with an option, a user agent or a mistake that never
 * occur. The build puts this in their place.
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

export function addInsightsToRecommendParameters<Parameters>(parameters: Parameters): Parameters {
  return parameters;
}

/** What an index asks for under all that it lies in: one index lies in none, and its own one widget says it all. */
export function mergeSearchParameters<Parameters>(
  ...parameters: readonly Parameters[]
): Parameters | undefined {
  return parameters.at(-1);
}

export function createDocumentationMessageGenerator(): (message: string) => string {
  return (message) => message;
}

export function createDocumentationLink(): string {
  return '';
}

/** Helpers of HTML templates, of which there are none, and the words of addresses, which are ours (routing.ts). */
export default function nothing(): Record<string, never> {
  return {};
}
