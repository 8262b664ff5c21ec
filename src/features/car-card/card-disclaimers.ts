import { getBelowMarket } from '#domain/car/price/price-comparison.ts';
import type { Site } from '#site/site.ts';
import { findLender } from './price-labels.ts';

/** Whether a dealer's cards show figures that need a disclaimer. */
export interface CardDisclaimers {
  /** Rates and repayments. */
  readonly rates: boolean;
  /** Prices below the market. */
  readonly market: boolean;
}

const cache = new WeakMap<Site, CardDisclaimers>();

/** Whether any of the dealer's cars shows a rate or a price below the market. Cached per loaded site, which has one `now`. */
export function findCardDisclaimers(site: Site, now: Date): CardDisclaimers {
  const disclaimers = cache.get(site) ?? {
    rates: site.cars.some((car) => findLender(car, site, now) !== null),
    market: site.cars.some((car) => getBelowMarket(car) !== null),
  };
  cache.set(site, disclaimers);
  return disclaimers;
}
