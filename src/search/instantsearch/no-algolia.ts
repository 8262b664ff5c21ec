// InstantSearch brings helpers of Algolia's own service: click reports, marks for its crawler, and the cache of its client.
// They never act on another engine; the build puts this in their place, which saves 3 KB on every search page.
const nothing = () => ({});

export const createSendEventForHits = () => nothing;
export const createBindEventForHits = () => nothing;
export const createSendEventForFacet = () => nothing;

export const createInsightsMiddleware = () => nothing;
export const createMetadataMiddleware = () => nothing;

export function isMetadataEnabled(): boolean {
  return false;
}

export function hydrateSearchClient(): void {
  // Our engines keep their own answers.
}
