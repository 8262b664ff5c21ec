import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';

/** Prices up to this amount are placeholders of the feed, not prices (T-38). */
const MAX_PLACEHOLDER_PRICE = 10;

/** Whether the car has a real price: above 10 dollars, so 10 is hidden and 11 shown. */
export function hasPrice(car: Pick<Car, 'price'>): boolean {
  return car.price > MAX_PLACEHOLDER_PRICE;
}

/** The text in place of the price: '$52,990', 'PREORDER' or 'Enquire for price.'. */
export function priceLabel(car: Pick<Car, 'price' | 'preorder'>): string {
  if (hasPrice(car)) return formatDollars(car.price);
  return car.preorder ? 'PREORDER' : 'Enquire for price.';
}

/** The price that a car is advertised at; null for one without a price, and once it is sold. */
export function getAdvertisedPrice(car: Pick<Car, 'price' | 'status' | 'sold'>): number | null {
  return isForSale(car) && hasPrice(car) ? car.price : null;
}

/** The car at its offer price, if that is a real price and lower (T-39). A car never has two live prices. */
export function applyReducedPrice<Priced extends Pick<Car, 'price' | 'offer_price'>>(car: Priced): Priced {
  const { offer_price: offer, price } = car;
  return offer !== null && hasPrice({ price: offer }) && offer < price ? { ...car, price: offer } : car;
}

/** The amount left to pay after a trade-in, in dollars, never below 0. Only an offer above 0 is deducted. */
export function subtractTradeIn(price: number, offer: number | null): number {
  return offer !== null && offer > 0 ? Math.max(0, price - offer) : price;
}
