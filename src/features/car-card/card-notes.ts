import { belowMarket } from '#domain/car/market-price.ts';
import type { Site } from '#site/site.ts';
import { lenderOf } from './price-words.ts';

/** What a dealer's cards say that needs a word of explanation. */
export interface CardNotes {
  /** Rates and repayments. */
  readonly rates: boolean;
  /** Prices below the market. */
  readonly market: boolean;
}

const known = new WeakMap<Site, CardNotes>();

/** Whether any car of the dealer has a rate or a price below the market beside it. Once per loaded site and its `now`. */
export function cardNotes(site: Site, now: Date): CardNotes {
  const notes = known.get(site) ?? {
    rates: site.cars.some((car) => lenderOf(car, site, now) !== null),
    market: site.cars.some((car) => belowMarket(car) !== null),
  };
  known.set(site, notes);
  return notes;
}
