// InstantSearch carries code that speaks to its maker's own hosted engine alone: click insights, marks for its crawler and
// the hydration of that engine's cache. The build puts this in its place.
const nothing = () => ({});

export const _buildEventPayloadsForHits = nothing;
export const createSendEventForHits = () => nothing;
export const createBindEventForHits = () => nothing;
export const createSendEventForFacet = () => nothing;
export const createMetadataMiddleware = () => nothing;

export function isMetadataEnabled(): boolean {
  return false;
}

export function createInsightsMiddleware(): never {
  throw new Error('insights are not part of this site');
}

export function hydrateSearchClient(): void {}

export function hydrateRecommendCache(): void {}
