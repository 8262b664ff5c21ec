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
