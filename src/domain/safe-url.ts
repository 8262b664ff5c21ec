const SAFE_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * The gate for every address that a dealer or a feed supplies and a visitor may follow: a page of this site ('/...'),
 * an anchor ('#...'), or an absolute address with an allowed scheme; undefined for all else ('javascript:', 'about.html',
 * and '//elsewhere', which looks like a page and is not).
 */
export function safeUrl(address: string): string | undefined {
  // Browsers read addresses without these: '/\t/elsewhere' is '//elsewhere'.
  const url = address.trim().replaceAll(/[\t\r\n]/g, '');
  // To a page that is sent by the same scheme 'https:about' is a page of this site.
  if (/^https?:(?!\/\/)/i.test(url)) return undefined;
  if (/^(?:\/(?![/\\])|#)/.test(url)) return url;
  const scheme = URL.parse(url)?.protocol;
  return scheme !== undefined && SAFE_SCHEMES.has(scheme) ? url : undefined;
}
