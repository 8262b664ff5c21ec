/** An analytics tool of a dealer, as its pages load it. All scripts of `analytics.scripts` are one tool: they share its events. */
export type AnalyticsTool =
  | { readonly kind: 'gtm'; readonly id: string }
  | { readonly kind: 'ga4'; readonly id: string }
  | { readonly kind: 'meta'; readonly id: string }
  | { readonly kind: 'plausible'; readonly domain: string; readonly script: string }
  | { readonly kind: 'scripts'; readonly scripts: readonly string[] };

export type ToolKind = AnalyticsTool['kind'];

/** The tools that a dealer names in `analytics`, by key: what visitors read, and what pages load. */
export const NAMED_TOOLS = {
  tagManager: { name: 'Google Tag Manager', toTool: (id: string) => ({ kind: 'gtm', id }) },
  ga4: { name: 'Google Analytics', toTool: (id: string) => ({ kind: 'ga4', id }) },
  metaPixel: { name: 'the Meta Pixel', toTool: (id: string) => ({ kind: 'meta', id }) },
  plausible: {
    name: 'Plausible Analytics',
    toTool: (site: { readonly domain: string; readonly script: string }) => ({ kind: 'plausible', ...site }),
  },
} as const satisfies Record<string, { name: string; toTool: (config: never) => AnalyticsTool }>;

type Named = typeof NAMED_TOOLS;

/** The part of a dealer's analytics that names tools. */
export type ConfiguredTools = {
  readonly [Key in keyof Named]?: Parameters<Named[Key]['toTool']>[0] | undefined;
};

/** The named tools of a dealer. */
export function listNamedTools(config: ConfiguredTools): { name: string; tool: AnalyticsTool }[] {
  return (Object.keys(NAMED_TOOLS) as (keyof Named)[]).flatMap((key) => {
    const { name, toTool } = NAMED_TOOLS[key];
    // The compiler cannot see that a tool's configuration and toTool belong together.
    return config[key] === undefined ? [] : [{ name, tool: toTool(config[key] as never) }];
  });
}
