import type { Car } from '#domain/car/car.ts';
import { belowMarket, marketWords } from '#domain/car/market-price.ts';
import { earlierPrice, earlierWords } from '#domain/car/price-drop.ts';
import { subscriptionWords } from '#domain/car/subscription.ts';
import { type FinanceWords, financeWords } from '#domain/finance/labels.ts';
import { shownLender } from '#domain/finance/lender.ts';
import { yearAt } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { Site } from '#site/site.ts';

/** What is said of a car's price beside the price itself; null where there is nothing to say. */
export interface PriceWords {
  /** 'Was $54,990 on 3 June 2026'. */
  readonly was: string | null;
  /** '$620 below market'; what it compares with is domain/car/market.ts's to say. */
  readonly below: string | null;
  readonly finance: FinanceWords | null;
  /** '$249 per week subscription'. */
  readonly subscription: string | null;
}

type PricingSite = Pick<Site, 'finance' | 'state' | 'priceHistory' | 'stock'>;

/** The words for a car's price at `now`: from recorded prices, the market and the dealer's lenders alone. */
export function priceWords(car: Car, site: PricingSite, now: Date): PriceWords {
  const offerPrices = site.stock !== false && site.stock.offerPrices;
  const earlier = earlierPrice(car, site.priceHistory[car.id] ?? [], offerPrices);
  const below = belowMarket(car);
  const lender = lenderOf(car, site, now);
  return {
    was: earlier && earlierWords(earlier),
    below: below && marketWords(below),
    finance: lender && financeWords(lender),
    subscription: subscriptionWords(car),
  };
}

/** The lender whose figures a car's finance box shows at `now`, by the calendar of the dealer's home state. */
export function lenderOf(car: Car, { finance, state }: Pick<Site, 'finance' | 'state'>, now: Date) {
  return shownLender(car, finance.lenders, yearAt(now, timeZoneOf(state)));
}
