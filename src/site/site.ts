import type { Block } from '#domain/blocks/block.ts';
import type { VehicleKind } from '#domain/car/body.ts';
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
import type { LogoSprite } from '#site/logo-sprite.ts';
import type { ListedModel, RemovedCar, Snapshot } from '#stock/snapshot/snapshot.ts';
import type { RootFile } from './assets.ts';
import type { BlockContent } from './content/block-files.ts';
import type { ContentPage } from './content/pages.ts';
import type { FittedConfig } from './fit-to-stock.ts';
import type { MovedAddress } from './read-moved.ts';
import type { Design } from './read-template.ts';
import type { Theme } from './theme/theme.ts';

/**
 * One dealer in one template, loaded, checked and indexed: all the data that pages have. Created by loadSite, passed to
 * pages as `Astro.locals.site`. Dealers share none of it.
 */
export interface Site extends Omit<FittedConfig, 'theme'> {
  /** The cars listed today (T-31): main filter and the dealer's base filter applied, newest first, available before sold. */
  cars: readonly Car[];
  carsBySlug: ReadonlyMap<string, Car>;
  /** Cars of the last 90 days that are no longer listed: their addresses redirect to a similar search (T-30, T-45). */
  removedCars: readonly RemovedCar[];
  /** The kinds of vehicles that are listed now or were before. */
  kinds: ReadonlySet<VehicleKind>;
  /** Makes and models that were listed before and are not now: their search addresses are permanent. */
  formerModels: readonly ListedModel[];
  priceHistory: Snapshot['price_history'];
  /** Visible locations in the order of the file; `image` has published addresses. */
  locations: readonly Location[];
  specialHours: readonly SpecialHour[];
  /** The dealerships of a group; `logo` is a published address. */
  dealerships: readonly Dealership[];
  reviews: readonly Review[];
  /** Special offers that are valid today; `image_or_model_image` is a published address. */
  offers: readonly Offer[];
  /** Offers that have ended: their addresses redirect to the offers search. */
  endedOffers: readonly Offer[];
  /** The dealer's pages about models; `image` is a published address (T-98). */
  modelPages: readonly ModelPage[];
  brandPages: readonly BrandPage[];
  /** Parts of the dealer's own dealerships; `image` is a published address (T-97). */
  parts: readonly Part[];
  /** Pictures among the search results. */
  promos: readonly Promo[];
  /** The notice shown over pages until its last day. */
  popup: Popup | null;
  /** Service-booking pages of other providers. */
  serviceBookings: readonly ServiceBooking[];
  /** The content of the named blocks. */
  blocks: BlockContent;
  /** The named blocks of the home page, in order. */
  homeBlocks: readonly Block[];
  /** Content pages by path: '/about-us/'. The dealer's own, then the platform's defaults. */
  pages: ReadonlyMap<string, ContentPage>;
  /** Slug <-> make and model, for the search paths (T-20). */
  slugs: SlugTable;
  /** `slugs`, with the former models. */
  knownSlugs: SlugTable;
  /** Addresses of the dealer's earlier website. */
  movedAddresses: readonly MovedAddress[];
  /** The files of public/. */
  rootFiles: readonly RootFile[];
  /** The dealer's template. */
  design: Design;
  theme: Theme;
  /** What the header shows as the dealer's logo: an address or a data URI. */
  logo: string | undefined;
  logoSprite: LogoSprite;
  /** Published addresses of the files in assets/: 'logo.svg' -> '/assets/logo.1a2b3c4d.svg'. */
  assets: ReadonlyMap<string, string>;
}
