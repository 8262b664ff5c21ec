import * as v from 'valibot';
import { href } from './href.ts';

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
