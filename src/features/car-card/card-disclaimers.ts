import { getBelowMarket } from '#domain/car/price/market-price.ts';
import type { Site } from '#site/site.ts';
import { findLender } from './price-labels.ts';

/** What a dealer's cards say that needs a word of explanation. */
export interface CardDisclaimers {
  /** Rates and repayments. */
  readonly rates: boolean;
  /** Prices below the market. */
  readonly market: boolean;
}

const cache = new WeakMap<Site, CardDisclaimers>();

/** Whether any car of the dealer has a rate or a price below the market beside it. Once per loaded site and its `now`. */
export function findCardDisclaimers(site: Site, now: Date): CardDisclaimers {
  const notes = cache.get(site) ?? {
    rates: site.cars.some((car) => findLender(car, site, now) !== null),
    market: site.cars.some((car) => getBelowMarket(car) !== null),
  };
  cache.set(site, notes);
  return notes;
}
