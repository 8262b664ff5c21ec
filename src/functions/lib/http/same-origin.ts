/**
 * Whether a request comes from a page of the same site, by Origin or, in older browsers, Referer; pages can forge neither.
 * `publicUrl` is the dealer's address, for a server behind a proxy that changes Host.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const from = hostOf(request.headers.get('origin') ?? request.headers.get('referer') ?? '');
  return from !== undefined && (from === hostOf(request.url) || from === hostOf(publicUrl));
}

/** 'www.example.com.au' or 'localhost:4321'; undefined for 'null' and anything else that is not a web address. */
function hostOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}
