import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';
import { hasPrice } from './price.ts';

/** The threshold in dollars: a price 500 below the average is shown as below market, one 499 below is not. */
const THRESHOLD = -499;

/** A price below the market average, in whole dollars. */
export interface BelowMarket {
  readonly amount: number;
  /** The average asking price in the car's state. */
  readonly average: number;
}

/** How far a price is below the average of the car's state (T-37); null if it is not, or the average is unknown. */
export function getBelowMarket(
  car: Pick<Car, 'price' | 'autograb_data' | 'status' | 'sold'>,
): BelowMarket | null {
  const average = car.autograb_data?.state_average_market_price ?? 0;
  if (!isForSale(car) || !hasPrice(car)) return null;
  const difference = car.price - average;
  return difference < THRESHOLD ? { amount: Math.round(-difference), average: Math.round(average) } : null;
}

/** '$620 below market'. */
export function belowMarketLabel({ amount }: Pick<BelowMarket, 'amount'>): string {
  return `${formatDollars(amount)} below market`;
}

/** The basis and source of 'below market'. `average` is one car's; without it the text is valid for all cars. */
export function belowMarketNote(average?: number): string {
  const known = average === undefined ? '' : `, ${formatDollars(average)}`;
  return `Below market: compared with the average advertised price for the same vehicle in its state${known}. Source: AutoGrab. Condition and equipment may vary.`;
}
