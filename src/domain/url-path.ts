/** The path of an address: '/finance/' of '/finance/?car_id=1#finance-form'. */
export function stripQueryAndHash(href: string): string {
  return href.replace(/[?#].*/, '');
}

/**
 * Adds the trailing slash that pages of this site have: '/finance#form' -> '/finance/#form'. Files ('/report.pdf') stay
 * unchanged.
 */
export function withTrailingSlash(href: string): string {
  return href.replace(/^(\/(?:[^?#]*\/)?[^./?#]+)(?=[?#]|$)/, '$1/');
}

/** Adds parameters to an address: '/finance/?a=1#form' with 'b=2' -> '/finance/?a=1&b=2#form'. */
export function withQuery(href: string, query: string): string {
  return href.replace(
    /(\?[^#]*)?(#.*)?$/,
    (_, existing: string | undefined, anchor = '') => `${existing ? `${existing}&` : '?'}${query}${anchor}`,
  );
}

const SAFE_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Checks every address from a dealer or feed that a visitor may follow. Safe ones are a page of this site ('/...'), an
 * anchor ('#...') and an absolute address with an allowed scheme; the result is undefined for anything else
 * ('javascript:', 'about.html', or '//elsewhere', which looks like a page of this site and is not).
 */
export function safeUrl(address: string): string | undefined {
  // Browsers ignore these characters: '/\t/elsewhere' is '//elsewhere'.
  const url = address.trim().replaceAll(/[\t\r\n]/g, '');
  // On a page with the same scheme, 'https:about' is a relative address.
  if (/^https?:(?!\/\/)/i.test(url)) return undefined;
  if (/^(?:\/(?![/\\])|#)/.test(url)) return url;
  const scheme = URL.parse(url)?.protocol;
  return scheme !== undefined && SAFE_SCHEMES.has(scheme) ? url : undefined;
}
