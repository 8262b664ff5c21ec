/** An analytics tool of a dealer, as its pages load it. All scripts of `analytics.scripts` are one tool: they share its events. */
export type AnalyticsTool =
  | { readonly kind: 'gtm'; readonly id: string }
  | { readonly kind: 'ga4'; readonly id: string }
  | { readonly kind: 'meta'; readonly id: string }
  | { readonly kind: 'plausible'; readonly domain: string; readonly script: string }
  | { readonly kind: 'scripts'; readonly scripts: readonly string[] };

export type ToolKind = AnalyticsTool['kind'];
