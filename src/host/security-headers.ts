import { applyHeaderRules, type HeaderRule } from '#host/static/headers-file.ts';

/** For answers that say nothing else, such as redirects, errors and pictures: nothing of theirs is loaded or run. */
export const DEFAULT_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** What a dealer's `_headers` say about security and robots for every answer of the site. Its policy is for pages alone. */
const SITE_HEADERS = [
  'strict-transport-security',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-robots-tag',
];

/** Adds the security headers that an answer does not have. `rules` are those of the dealer's site, if it is one's. */
export function addSecurityHeaders(
  response: Response,
  rules: readonly HeaderRule[] = [],
  path = '/',
): Response {
  const site = new Headers();
  applyHeaderRules(site, rules, path);
  for (const name of SITE_HEADERS) addHeader(response, name, site.get(name));
  for (const [name, value] of Object.entries(DEFAULT_SECURITY_HEADERS)) addHeader(response, name, value);
  return response;
}

function addHeader({ headers }: Response, name: string, value: string | null): void {
  if (value !== null && !headers.has(name)) headers.set(name, value);
}
