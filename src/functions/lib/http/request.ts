/**
 * Whether a request comes from a page of the same site, by Origin or, in older browsers, Referer; pages can forge neither.
 * `publicUrl` is the dealer's address, for a server behind a proxy that changes Host.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const from = URL.parse(request.headers.get('origin') ?? request.headers.get('referer') ?? '');
  const own = URL.parse(publicUrl);
  if (!from || !/^https?:$/.test(from.protocol)) return false;
  // Without https, anybody in the network could have written the page. The protocol of the request is a proxy's.
  if (from.host === own?.host) return from.protocol === 'https:' || own.protocol === 'http:';
  return from.host === URL.parse(request.url)?.host;
}

/** A parameter of the page that sends a form, by its Referer; null if unknown. */
export function getRefererParam(request: Request, name: string): string | null {
  return URL.parse(request.headers.get('referer') ?? '')?.searchParams.get(name) ?? null;
}

/** Whether If-None-Match has an ETag (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(request: Request, etag: string): boolean {
  const etags = request.headers.get('if-none-match')?.split(',') ?? [];
  return etags.some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}

const patternCache = new Map<string, RegExp>();

/** Whether a path matches a function's `path` as Netlify reads it: '/brochure/:slug.pdf' matches '/brochure/x.pdf'. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return pattern === path;
  let regex = patternCache.get(pattern);
  if (!regex) {
    const source = pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+?');
    regex = new RegExp(`^${source}$`);
    patternCache.set(pattern, regex);
  }
  return regex.test(path);
}
