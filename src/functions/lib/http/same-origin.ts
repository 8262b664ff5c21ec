/**
 * Whether a request comes from a page of the site it is sent to. Browsers say where a form or a script is from in
 * Origin, older ones in Referer; no page can forge either. `publicUrl` is the dealer's address, for a server behind
 * another that names itself in Host.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const from = hostOf(request.headers.get('origin') ?? request.headers.get('referer') ?? '');
  return from !== undefined && (from === hostOf(request.url) || from === hostOf(publicUrl));
}

/** 'www.example.com.au', or 'localhost:4321'; undefined for 'null' and anything else that is no web address. */
function hostOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}
