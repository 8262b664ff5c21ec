/**
 * Stubs for parts of InstantSearch (instantsearch.js 4.118) that are never used here: Algolia's analytics and crawler
 * metadata, the cache of Algolia's client, recommendations, HTML template helpers, its own URL mapping and links to its
 * documentation. They run only with an option, a user agent or a mistake that never occurs. The build substitutes this
 * file for them.
 */
export function createInsightsMiddleware(): never {
  throw new Error('search: Insights is left out of this build.');
}

export function createMetadataMiddleware(): never {
  throw new Error('search: the metadata middleware is left out of this build.');
}

export function isMetadataEnabled(): boolean {
  return false;
}

/** Both fill the cache of Algolia's client from the results in the page; our client has its own cache. */
export function hydrateSearchClient(): void {}
export function hydrateRecommendCache(): void {}

export function addInsightsToRecommendParameters<Parameters>(parameters: Parameters): Parameters {
  return parameters;
}

/** Merges an index's parameters with those of its parents. There is one index without parents, so the last ones win. */
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

/** Stands in for HTML template helpers, which are unused, and for the URL mapping, which is ours (routing.ts). */
export default function emptyStub(): Record<string, never> {
  return {};
}
