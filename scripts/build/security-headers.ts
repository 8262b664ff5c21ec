import { listNamedTools, type PolicySources, toOwnSources } from '#domain/analytics/tool.ts';
import { getPlayerOrigins } from '#domain/blocks/video.ts';
import { DAY_MS } from '#domain/durations.ts';
import { sha256 } from '#platform/sha256.ts';
import { getTypesenseOrigin } from '#search/engines/typesense/typesense-host.ts';
import type { Site } from '#site/site.ts';

/** The CSP source ('sha256-...') of a script or style in the HTML. */
export function hashSource(text: string): string {
  return `'sha256-${sha256(text, 'base64')}'`;
}

/** The parts of a site that the policy depends on. */
type PolicySite = Pick<
  Site,
  | 'imageHosts'
  | 'images'
  | 'search'
  | 'map'
  | 'geocoding'
  | 'chat'
  | 'analytics'
  | 'blocks'
  | 'hosting'
  | 'auth'
  | 'channels'
>;

/** The content security policy of one dealer: allows what its pages load and nothing else. */
export function buildContentSecurityPolicy(site: PolicySite, scriptHashes: readonly string[]): string {
  const { imageHosts, images, map, search, geocoding } = site;
  const chat = getChatOrigins(site);
  const analytics = getAnalyticsSources(site);
  const players = getPlayerOrigins(site.blocks.videos);
  const directives = {
    'default-src': ["'self'", ...chat],
    'script-src': ["'self'", ...scriptHashes, ...chat, ...analytics.script],
    'style-src': ["'self'", ...chat],
    // React and Leaflet set style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      ...imageHosts.map((host) => `https://${host}`),
      ...(images.provider === 'cloudinary' ? ['https://res.cloudinary.com'] : []),
      ...(map.tiles ? [new URL(map.tiles.url).origin] : []),
      ...chat,
      ...analytics.img,
    ],
    'connect-src': [
      "'self'",
      ...(search.engine === 'embedded' ? [] : [getTypesenseOrigin(search.engine.typesense)]),
      ...(typeof geocoding === 'object' ? [new URL(geocoding.url).origin] : []),
      ...chat,
      ...analytics.connect,
    ],
    ...(players.length > 0 && { 'frame-src': [...players, ...chat] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** For scripts, style sheets and pictures: the policy of pages is 1 KB, which each of them would wait for. A worker has this one. */
const FILE_POLICY = "default-src 'self'; form-action 'none'; frame-ancestors 'none'";

/** The `_headers` file of one dealer: HSTS where it is asked for, and no browser features that pages do not use. */
export function renderHeadersFile(site: PolicySite, scriptHashes: readonly string[]): string {
  const everywhere = {
    'Content-Security-Policy': buildContentSecurityPolicy(site, scriptHashes),
    ...getTransportSecurity(site),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-site',
    ...(site.auth && { 'X-Robots-Tag': 'noindex, nofollow, noarchive' }),
  };
  const forever = {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': FILE_POLICY,
  };
  return [
    formatRule('/*', everywhere),
    formatRule('/_astro/*', forever),
    formatRule('/assets/*', forever),
    formatRule('/search/*.json', forever),
    formatRule('/stock/*.json', { 'Cache-Control': 'no-cache' }),
    ...(site.channels.feeds.length > 0 ? [formatRule('/feeds/*', { 'X-Robots-Tag': 'noindex' })] : []),
  ].join('\n');
}

/** Browsers remember it for days, so a dealer decides. */
function getTransportSecurity({ hosting }: PolicySite): Record<string, string> {
  if (!hosting?.hsts) return {};
  const { days, includeSubDomains, preload } = hosting.hsts;
  const parts = [
    `max-age=${(days * DAY_MS) / 1000}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ];
  return { 'Strict-Transport-Security': parts.join('; ') };
}

/** The origins of a chat's script and of its connections. */
function getChatOrigins({ chat }: PolicySite): string[] {
  if (!chat) return [];
  const scriptOrigins = chat.script === undefined ? [] : [new URL(chat.script).origin];
  return [
    ...new Set([...scriptOrigins, ...chat.hosts.flatMap((host) => [`https://${host}`, `wss://${host}`])]),
  ];
}

/** The sources of all analytics tools of a dealer, each once. */
function getAnalyticsSources({ analytics }: PolicySite): PolicySources {
  if (!analytics) return { script: [], img: [], connect: [] };
  const { scripts, hosts, ...named } = analytics;
  const further = hosts.map((host) => `https://${host}`);
  const all: readonly PolicySources[] = [
    ...listNamedTools(named).map(({ sources }) => sources),
    ...scripts.map((tool) => toOwnSources(tool.script, tool.hosts)),
    { script: further, img: further, connect: further },
  ];
  const merge = (directive: keyof PolicySources) => [
    ...new Set(all.flatMap((sources) => sources[directive])),
  ];
  return { script: merge('script'), img: merge('img'), connect: merge('connect') };
}

function formatRule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
