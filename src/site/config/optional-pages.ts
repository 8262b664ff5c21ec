/** The default pages that a dealer may leave out. The others are required by law or by other pages. */
export const OPTIONAL_PAGES = [
  '/about-us/',
  '/book-test-drive/',
  '/book-test-ride/',
  '/capped-price-servicing/',
  '/careers/',
  '/fleet/',
  '/roadside-assist/',
  '/sell-your-car/',
  '/service/',
  '/special-offers/',
  '/trade-in/',
  '/vehicle-parts-and-accessories/',
  '/warranty/',
] as const;

/** One line for every omitted page that a text still links to: 'links to /trade-in/, ...'. */
export function findLinksToOmittedPages(html: string, without: readonly string[]): string[] {
  return without
    .filter((path) => html.includes(`href="${path}`))
    .map(
      (path) =>
        `links to ${path}, which "omitPages" of site.ts leaves out. Leave this page out as well, or put one of your own in its place.`,
    );
}
