import { GOOGLE_SOURCES, META_SOURCES, type PolicySources, toOwnSources } from './vendor-hosts.ts';

/** The tools that a dealer names in `analytics`, by key: what visitors read, what pages load, and what it may load and call. */
export const NAMED_TOOLS = {
  tagManager: {
    name: 'Google Tag Manager',
    toTool: (id: string) => ({ kind: 'gtm', id }) as const,
    getSources: () => GOOGLE_SOURCES,
  },
  ga4: {
    name: 'Google Analytics',
    toTool: (id: string) => ({ kind: 'ga4', id }) as const,
    getSources: () => GOOGLE_SOURCES,
  },
  metaPixel: {
    name: 'the Meta Pixel',
    toTool: (id: string) => ({ kind: 'meta', id }) as const,
    getSources: () => META_SOURCES,
  },
  plausible: {
    name: 'Plausible Analytics',
    toTool: (site: { domain: string; script: string }) => ({ kind: 'plausible', ...site }) as const,
    getSources: ({ script }: { script: string }) => toOwnSources(script),
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

export interface NamedTool {
  readonly name: string;
  readonly tool: AnalyticsTool;
  readonly sources: PolicySources;
}

/** The named tools of a dealer. */
export function listNamedTools(config: ConfiguredTools): NamedTool[] {
  return (Object.keys(NAMED_TOOLS) as (keyof Named)[]).flatMap((key) => {
    const { name, toTool, getSources } = NAMED_TOOLS[key];
    // The compiler cannot see that a tool's configuration and its functions belong together.
    const own = config[key] as never;
    return own === undefined ? [] : [{ name, tool: toTool(own), sources: getSources(own) }];
  });
}
