import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { withTrailingSlash } from '#domain/url-path.ts';

/**
 * The target of a link in site.ts: a page of this site, an anchor, or an address with an allowed scheme. A missing
 * trailing slash is added ('/finance' -> '/finance/'); '//elsewhere' is rejected, because it looks like a page but
 * leads to another site.
 */
export const href = v.pipe(
  v.string(),
  v.regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'must start with "/", "#", "https://", "mailto:" or "tel:"'),
  v.regex(/^(?!\/[/\\])/, 'must start with "https://" where it leads to another site'),
  v.transform(withTrailingSlash),
);

export const navLinkSchema = v.strictObject({
  /** The text of the link. */
  label: nonEmptyText,
  /** The page or address that it leads to. */
  href,
});

export const menuItemSchema = v.strictObject({
  /** The text of the item. */
  label: nonEmptyText,
  /** The page or address that it leads to. Leave it out for an item that only opens a dropdown. */
  href: v.optional(href),
  /** A dropdown: your own links, or a list generated from the models, the stock, the offers or the locations. */
  items: v.optional(
    v.union([v.array(navLinkSchema), v.picklist(['models', 'stock', 'offers', 'locations'])]),
  ),
});

export type Link = v.InferOutput<typeof navLinkSchema>;
export type MenuItem = v.InferOutput<typeof menuItemSchema>;

/** The addresses that header, footer and buttons link to. */
export const linksSchema = v.strictObject({
  /** The stock search. */
  search: v.optional(href, '/search/'),
  /** The page to book a test drive, or a test ride of a motorcycle. */
  testDrive: v.optional(href, '/book-test-drive/'),
  /** The page to book a service. */
  service: v.optional(href, '/service/'),
  /** The finance page. A path on this site moves the page there; it may have several parts, such as '/buy/finance/'. */
  finance: v.optional(href, '/finance/'),
  /** The trade-in page. */
  tradeIn: v.optional(href, '/trade-in/'),
  /** All vehicles. */
  allStock: v.optional(href, '/search/'),
  /** New vehicles. */
  newCars: v.optional(href, '/search/new-cars/'),
  /** Demonstrators. */
  demoCars: v.optional(href, '/search/demo-cars/'),
  /** Used vehicles. */
  usedCars: v.optional(href, '/search/used-cars/'),
  /** Parts and accessories. */
  parts: v.optional(href, '/vehicle-parts-and-accessories/'),
  /** Special offers. */
  offers: v.optional(href, '/special-offers/'),
  /** The page for visitors who want to sell their vehicle to the dealership. */
  sell: v.optional(href, '/sell-your-car/'),
  /** The contact page. */
  contact: v.optional(href, '/contact/'),
});

/** The addresses of a dealer that sets none. */
export const DEFAULT_LINKS = v.parse(linksSchema, {});

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
