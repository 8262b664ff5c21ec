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
