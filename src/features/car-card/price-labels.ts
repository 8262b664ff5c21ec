import type { Car } from '#domain/car/car.ts';
import { belowMarketLabel, getBelowMarket } from '#domain/car/price/price-comparison.ts';
import { earlierPriceLabel, findEarlierPrice } from '#domain/car/price/price-drop.ts';
import { subscriptionLabel } from '#domain/car/price/subscription.ts';
import { COUNTRIES } from '#domain/country.ts';
import type { CompleteCarLoan } from '#domain/finance/car-loan.ts';
import { type FinanceLabels, getFinanceLabels } from '#domain/finance/disclosure.ts';
import { findShownLender } from '#domain/finance/lender.ts';
import { findOwnTermsLoan } from '#domain/finance/own-terms.ts';
import { getLocalYear } from '#domain/hours/local-time.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import type { Site } from '#site/site.ts';

/** The labels beside a car's price; null where one does not apply. */
export interface PriceLabels {
  /** 'Was $54,990 on 3 June 2026'. */
  readonly was: string | null;
  /** '$620 below market'; src/domain/car/price/price-comparison.ts explains the comparison. */
  readonly below: string | null;
  readonly finance: FinanceLabels | null;
  /** The loan behind the repayment; null if it cannot be worked out for other terms. */
  readonly loan: CompleteCarLoan | null;
  /** '$249 per week subscription'. */
  readonly subscription: string | null;
}

type PricingSite = Pick<Site, 'country' | 'finance' | 'state' | 'priceHistory' | 'stock'>;

/** The labels of a car's price at `now`: from recorded prices, the market and the dealer's lenders alone. */
export function buildPriceLabels(car: Car, site: PricingSite, now: Date): PriceLabels {
  const earlier = findEarlier(car, site);
  const below = getBelowMarket(car);
  const lender = findLender(car, site, now);
  return {
    was: earlier && earlierPriceLabel(earlier),
    below: below && belowMarketLabel(below),
    finance: lender && getFinanceLabels(lender),
    loan: lender && findOwnTermsLoan(car.price, lender),
    subscription: subscriptionLabel(car),
  };
}

/** How many dollars the labels of a car's price say it is cheaper, at most; null where they say nothing. */
export function findSaving(car: Car, site: Pick<PricingSite, 'priceHistory' | 'stock'>): number | null {
  const earlier = findEarlier(car, site);
  const saving = Math.max(earlier ? earlier.price - car.price : 0, getBelowMarket(car)?.amount ?? 0);
  return saving > 0 ? saving : null;
}

function findEarlier(car: Car, { priceHistory, stock }: Pick<PricingSite, 'priceHistory' | 'stock'>) {
  const offerPrices = stock && stock.offerPrices;
  return findEarlierPrice(car, priceHistory[car.id] ?? [], offerPrices);
}

/** The lender whose figures are shown with a car at `now`, by the calendar of the dealer's home state. */
export function findLender(car: Car, site: Pick<Site, 'country' | 'finance' | 'state'>, now: Date) {
  const year = getLocalYear(now, timeZoneOf(site));
  return findShownLender(car, site.finance.lenders, year, COUNTRIES[site.country].needsComparisonRate);
}

/** Whether a dealer's cards show figures that need a disclaimer. */
interface CardDisclaimers {
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
