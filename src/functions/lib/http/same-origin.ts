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
