// InstantSearch carries code that speaks to its maker's own hosted engine alone: click insights, and the hydration of that
// engine's cache. The build puts this in its place.
export function createInsightsMiddleware(): never {
  throw new Error('insights are not part of this site');
}

export function hydrateSearchClient(): void {}

export function hydrateRecommendCache(): void {}
