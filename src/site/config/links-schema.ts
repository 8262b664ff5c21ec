import * as v from 'valibot';
import { withTrailingSlash } from '#domain/url-path.ts';

/**
 * Where a link of ours may lead: a page of this site, an anchor, or an address with an allowed scheme. People write
 * '/finance' and mean '/finance/'; '//elsewhere' looks like a page and is none.
 */
export const href = v.pipe(
  v.string(),
  v.regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'must start with "/", "#", "https://", "mailto:" or "tel:"'),
  v.regex(/^(?!\/[/\\])/, 'must start with "https://" where it leads to another site'),
  v.transform(withTrailingSlash),
);

/** Addresses of the pages that header, footer and buttons link to. */
export const linksSchema = v.strictObject({
  /** The search. */
  search: v.optional(href, '/search/'),
  /** Booking a test drive. */
  testDrive: v.optional(href, '/book-test-drive/'),
  /** Booking a service. */
  service: v.optional(href, '/service/'),
  /** Finance; a path of the site moves its page there, below others too ('/buy/finance/'). */
  finance: v.optional(href, '/finance/'),
  /** Trading a vehicle in. */
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
  /** Selling a vehicle to the dealership. */
  sell: v.optional(href, '/sell-your-car/'),
  /** Writing to the dealership. */
  contact: v.optional(href, '/contact/'),
});

/** Where they lead when the dealer says nothing. */
export const DEFAULT_LINKS = v.parse(linksSchema, {});
