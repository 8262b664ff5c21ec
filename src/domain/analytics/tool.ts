/** The tools that a dealer names in `analytics`, by key: what visitors read, and what pages load. */
export const NAMED_TOOLS = {
  tagManager: { name: 'Google Tag Manager', toTool: (id: string) => ({ kind: 'gtm', id }) as const },
  ga4: { name: 'Google Analytics', toTool: (id: string) => ({ kind: 'ga4', id }) as const },
  metaPixel: { name: 'the Meta Pixel', toTool: (id: string) => ({ kind: 'meta', id }) as const },
  plausible: {
    name: 'Plausible Analytics',
    toTool: (site: { domain: string; script: string }) => ({ kind: 'plausible', ...site }) as const,
  },
};

type Named = typeof NAMED_TOOLS;

/** An analytics tool of a dealer, as its pages load it. All scripts of `analytics.scripts` are one tool: they share its events. */
export type AnalyticsTool =
  | ReturnType<Named[keyof Named]['toTool']>
  | { readonly kind: 'scripts'; readonly scripts: readonly string[] };

export type ToolKind = AnalyticsTool['kind'];

/** The part of a dealer's analytics that names tools. */
export type ConfiguredTools = {
  readonly [Name in keyof Named]?: Parameters<Named[Name]['toTool']>[0] | undefined;
};

/** The named tools of a dealer. */
export function listNamedTools(config: ConfiguredTools): { name: string; tool: AnalyticsTool }[] {
  return (Object.keys(NAMED_TOOLS) as (keyof Named)[]).flatMap((key) => {
    const { name, toTool } = NAMED_TOOLS[key];
    // The compiler cannot see that a tool's configuration and toTool belong together.
    return config[key] === undefined ? [] : [{ name, tool: toTool(config[key] as never) }];
  });
}
