/** The page that an address names: '/finance/' of '/finance/?car_id=1#finance-form'. */
export function stripQueryAndHash(href: string): string {
  return href.replace(/[?#].*/, '');
}

/** An address of this site as its pages have theirs: '/finance#form' is '/finance/#form'. A file ('/report.pdf') keeps its name. */
export function withTrailingSlash(href: string): string {
  return href.replace(/^(\/(?:[^?#]*\/)?[^./?#]+)(?=[?#]|$)/, '$1/');
}

/** The same address, asked for more: '/finance/?a=1#form' with 'b=2' is '/finance/?a=1&b=2#form'. */
export function withQuery(href: string, query: string): string {
  return href.replace(
    /(\?[^#]*)?(#.*)?$/,
    (_, asked: string | undefined, anchor = '') => `${asked ? `${asked}&` : '?'}${query}${anchor}`,
  );
}
