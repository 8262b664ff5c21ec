import { FORMAT_LOCALE } from '#domain/numbers.ts';

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
type ConfiguredTools = {
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

/** The tools of a dealer as visitors read them: 'Google Analytics and Plausible Analytics'. */
export function listToolNames(
  config: ConfiguredTools & { readonly scripts: readonly { readonly script: string }[] },
): string {
  const named = listNamedTools(config).map(({ name }) => name);
  const hosts = config.scripts.map(({ script }) => new URL(script).hostname);
  return new Intl.ListFormat(FORMAT_LOCALE).format([...named, ...new Set(hosts)]);
}

/** The sources that a tool needs in the content security policy, by directive. */
export interface PolicySources {
  readonly script: readonly string[];
  readonly img: readonly string[];
  readonly connect: readonly string[];
}

/**
 * What each vendor documents, read on 22 November 2026:
 * - Google, for Tag Manager and Google Analytics 4: https://developers.google.com/tag-platform/security/guides/csp
 * - Meta publishes no list; these are the hosts of its base code:
 *   https://developers.facebook.com/docs/meta-pixel/get-started
 *
 * Advertising features of Google (signals, conversions) need more: a dealer who uses them adds them to `analytics.hosts`.
 */
export const GOOGLE_SOURCES: PolicySources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
};

export const META_SOURCES: PolicySources = {
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com'],
};

/** The sources of a script that may also call its own host: Plausible (https://plausible.io/docs/plausible-script), and any other. */
export function toOwnSources(script: string, hosts: readonly string[] = []): PolicySources {
  const origins = [...new Set([new URL(script).origin, ...hosts.map((host) => `https://${host}`)])];
  return { script: origins, img: origins, connect: origins };
}
