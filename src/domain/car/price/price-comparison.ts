import type { Car } from '#domain/car/car.ts';
import { groupCars } from '#domain/car/group-cars.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';
import { hasPrice } from './price.ts';

/** In dollars: a price 500 below the average is shown as below market, one 499 below is not. */
const BELOW_MARKET = -499;

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
  return difference < BELOW_MARKET ? { amount: Math.round(-difference), average: Math.round(average) } : null;
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

/** Fewer cars say nothing of a price. */
const MIN_CARS = 5;
/** Cars are alike if their model years differ by no more. */
const YEARS = 2;
/** Steps to round down to: no difference is overstated, and one sold car changes few pages. */
const DOLLARS = 1000;
const CARS = 10;

/** How far a price is below the average of like cars in the dealer's stock. */
export interface BelowStock {
  /** Dollars, rounded down. */
  readonly amount: number;
  /** How many cars it was compared with: '7', 'more than 10'. */
  readonly count: string;
  readonly years: readonly [from: number, to: number];
}

/**
 * Compares a price with the others of its model, condition, price type and age that are for sale. null if it is not below
 * their average, or they are too few: other models of the same body differ in more than their price.
 */
export function getBelowStock(car: Car, cars: readonly Car[]): BelowStock | null {
  if (!isForSale(car) || !hasPrice(car)) return null;
  const years = [car.year - YEARS, car.year + YEARS] as const;
  const others = (groupCars(cars, 'make_model').get(car.make_model) ?? []).filter(
    (other) =>
      other.id !== car.id &&
      isForSale(other) &&
      hasPrice(other) &&
      other.car_type === car.car_type &&
      other.price_type === car.price_type &&
      Math.abs(other.year - car.year) <= YEARS,
  );
  const { length } = others;
  const average = others.reduce((sum, { price }) => sum + price, 0) / length;
  const amount = Math.floor((average - car.price) / DOLLARS) * DOLLARS;
  if (length < MIN_CARS || amount < DOLLARS) return null;
  const count = length > CARS ? `more than ${Math.floor((length - 1) / CARS) * CARS}` : String(length);
  return { amount, count, years };
}

/** '$2,000 below others like it here'. */
export function belowStockLabel({ amount }: BelowStock): string {
  return `${formatDollars(amount)} below others like it here`;
}

/** What the comparison is with. */
export function belowStockNote(
  car: Pick<Car, 'make' | 'model' | 'car_type'>,
  { amount, count, years }: BelowStock,
): string {
  const others = `${count} other ${car.car_type} ${car.make} ${car.model} here, of ${years.join(' to ')}`;
  return `At least ${formatDollars(amount)} below the average price of ${others}. Kilometres, badge and condition vary.`;
}
