import type { Block } from '#domain/blocks/block.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import type { Dealership } from '#domain/location/dealership.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { BrandPage, ModelPage } from '#domain/model-page/model-page.ts';
import { isCurrentOffer, type Offer } from '#domain/offer/offer.ts';
import type { Part } from '#domain/parts/part.ts';
import type { Popup } from '#domain/popup/popup.ts';
import type { Promo } from '#domain/promo/promo.ts';
import type { Review } from '#domain/review/review.ts';
import type { ServiceBooking } from '#domain/service/service-booking.ts';
import { SiteError } from '#site/errors/site-error.ts';
import type { FittedConfig } from '#site/fit-to-stock.ts';
import { type BlockContent, readBlockFiles } from './content/block-files.ts';
import { readDataFiles } from './content/data-files.ts';
import { findUnknownLocations } from './content/location-references.ts';
import { type ContentPage, readContentPages } from './content/pages.ts';
import { resolveConfigBlocks } from './content/resolve-config-blocks.ts';

/** A dealer's content folder, checked and with defaults filled in. */
export interface Content {
  /** The visible locations, in the order of the file. */
  readonly locations: readonly Location[];
  /** The ids of all locations of the file: cars may be at a hidden one. */
  readonly locationIds: ReadonlySet<string>;
  readonly specialHours: readonly SpecialHour[];
  readonly dealerships: readonly Dealership[];
  readonly reviews: readonly Review[];
  /** The offers valid on the day of `now` in the dealer's time zone, in the order of the file. */
  readonly offers: readonly Offer[];
  /** The offers that have ended. */
  readonly endedOffers: readonly Offer[];
  readonly modelPages: readonly ModelPage[];
  readonly brandPages: readonly BrandPage[];
  /** The parts of all dealerships in the file, which a group may share. */
  readonly allParts: readonly Part[];
  /** All promos, in the order of the file: browsers decide by the current time which ones to show. */
  readonly promos: readonly Promo[];
  readonly popup: Popup | null;
  readonly serviceBookings: readonly ServiceBooking[];
  /** The content of the named blocks. */
  readonly blocks: BlockContent;
  /** The named blocks of the home page, in order. */
  readonly homeBlocks: readonly Block[];
  readonly pages: ReadonlyMap<string, ContentPage>;
}

/**
 * Reads `dir`/content; every file is optional. Throws SiteError with the mistakes of all files at once: pages are read
 * even if data files are broken.
 */
export async function readContent(dir: string, config: FittedConfig, now: Date): Promise<Content> {
  const { data, problems } = await readDataFiles(dir);
  const today = toLocalTime(now, timeZoneOf(config)).date;
  const locations = data.locations.filter((location) => location.visible);
  const source = { config, locations };
  const { blocks, problems: blockProblems } = await readBlockFiles(dir, source);
  const text = await readContentPages(dir, { ...source, blocks });
  const named = resolveConfigBlocks(dir, { ...source, blocks }, text.pages);
  const strays = problems.length > 0 ? [] : findUnknownLocations(dir, data, config.locationDisplay.home);
  const lines = [...problems, ...strays, ...blockProblems, ...text.problems, ...named.problems];
  if (lines.length > 0) throw new SiteError(lines);
  const locationIds = new Set(data.locations.map((location) => location.id));
  return {
    locations,
    locationIds,
    specialHours: data['special-hours'],
    dealerships: data.dealerships,
    reviews: data.reviews,
    offers: data.offers.filter((offer) => isCurrentOffer(offer, today)),
    endedOffers: data.offers.filter((offer) => !isCurrentOffer(offer, today)),
    modelPages: data.models,
    brandPages: data.brands,
    allParts: data.parts,
    promos: data.promos,
    popup: data.popup,
    serviceBookings: data['service-bookings'],
    blocks,
    homeBlocks: named.home,
    pages: named.pages,
  };
}
