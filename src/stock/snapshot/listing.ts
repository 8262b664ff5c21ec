import type { ListingRules } from '#domain/car/status/listing.ts';

/** A dealer's rules of listing, and where its days turn. */
export interface Listing extends ListingRules {
  readonly timeZone: string;
}

/** What a site without settings lists. */
export const DEFAULT_LISTING: Listing = {
  soldForDays: 3,
  exclude: { stocknum: [] },
  timeZone: 'Australia/Sydney',
};
