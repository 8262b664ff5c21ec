import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';
import { hasPrice } from './price.ts';

/** Smaller differences say nothing: 500 dollars below the average is told, 499 is not. */
const THRESHOLD = -499;

/** How a price stands in the market, in whole dollars. */
export interface BelowMarket {
  readonly amount: number;
  /** The average price asked in the car's state. */
  readonly average: number;
}

/** By how much a car is cheaper than the average of its state (T-37); null where it is not, or nobody knows. */
export function getBelowMarket(
  car: Pick<Car, 'price' | 'autograb_data' | 'status' | 'sold'>,
): BelowMarket | null {
  const average = car.autograb_data?.state_average_market_price ?? 0;
  if (!isForSale(car) || !hasPrice(car) || average <= 0) return null;
  const difference = car.price - average;
  return difference < THRESHOLD ? { amount: Math.round(-difference), average: Math.round(average) } : null;
}

/** '$620 below market'. */
export function belowMarketLabel({ amount }: Pick<BelowMarket, 'amount'>): string {
  return `${formatDollars(amount)} below market`;
}

/** What 'below market' compares with, and who says so. `average` is that of one car; without it the words hold for all. */
export function belowMarketNote(average?: number): string {
  const known = average === undefined ? '' : `, ${formatDollars(average)}`;
  return `Below market: against the average price asked for the same vehicle in its state${known}, as AutoGrab, which records asking prices, gave it with our stock. Condition and equipment may differ.`;
}
