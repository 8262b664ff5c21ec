import type { Block } from '#domain/blocks/block.ts';
import type { Car } from '#domain/car/car.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import type { Dealership } from '#domain/location/dealership.ts';
import type { Location } from '#domain/location/location.ts';
import type { BrandPage, ModelPage } from '#domain/model-page/model-page.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Part } from '#domain/parts/part.ts';
import type { Popup } from '#domain/popup/popup.ts';
import type { Promo } from '#domain/promo/promo.ts';
import type { Review } from '#domain/review/review.ts';
import type { ServiceBooking } from '#domain/service/service-booking.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import type { LogoSprite } from '#site/logo-sprite.ts';
import type { RemovedCar, Snapshot } from '#stock/snapshot/snapshot.ts';
import type { BlockContent } from './content/block-files.ts';
import type { ContentPage } from './content/pages.ts';
import type { Theme } from './theme/theme.ts';

/**
 * One dealer in one template, loaded, checked and indexed: all a page may know. Made by loadSite, handed to pages as
 * `Astro.locals.site`. Nothing of it is shared between dealers.
 */
export interface Site extends Omit<SiteConfig, 'theme'> {
  /** What may be seen today (T-31): the main filter and the dealer's base filter applied, newest first, available before sold. */
  cars: readonly Car[];
  carsBySlug: ReadonlyMap<string, Car>;
  /** Cars of the last 90 days that are no longer listed: their pages lead to a similar search (T-30, T-45). */
  removedCars: readonly RemovedCar[];
  priceHistory: Snapshot['price_history'];
  /** Visible locations in the order of the file; `image` holds published addresses. */
  locations: readonly Location[];
  specialHours: readonly SpecialHour[];
  /** The dealerships of a group; `logo` is a published address. */
  dealerships: readonly Dealership[];
  reviews: readonly Review[];
  /** Special offers that hold today; `image_or_model_image` is a published address. */
  offers: readonly Offer[];
  /** Those that have ended: their addresses lead to the offers search. */
  endedOffers: readonly Offer[];
  /** What the dealer wrote about models and makes; `image` is a published address (T-98). */
  modelPages: readonly ModelPage[];
  brandPages: readonly BrandPage[];
  /** Parts of the dealer's own dealerships; `image` is a published address (T-97). */
  parts: readonly Part[];
  /** Pictures among the search results. */
  promos: readonly Promo[];
  /** What is shown over a page, once for each load. */
  popup: Popup | null;
  /** Pages of other providers where a service is booked. */
  serviceBookings: readonly ServiceBooking[];
  /** What the named blocks show. */
  blocks: BlockContent;
  /** The named blocks of the home page, in order. */
  homeBlocks: readonly Block[];
  /** Content pages by path: '/about-us/'. The dealer's own, then the platform's defaults. */
  pages: ReadonlyMap<string, ContentPage>;
  /** Slug <-> make and model, for the search paths (T-20). */
  slugs: SlugTable;
  theme: Theme;
  logoSprite: LogoSprite;
  /** Files of assets/ by name: 'logo.svg' -> '/assets/logo.1a2b3c4d.svg'. */
  assets: ReadonlyMap<string, string>;
}
