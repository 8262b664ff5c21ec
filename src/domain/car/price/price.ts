import type { Car } from '#domain/car/car.ts';
import { formatDollars } from '#domain/numbers.ts';

/** Prices at or below this are placeholders in the feed, not prices (T-38). */
const MAX_PLACEHOLDER_PRICE = 10;

/** Whether the car's price may be shown: above 10, so 10 is hidden and 11 shown. */
export function hasPrice(car: Pick<Car, 'price'>): boolean {
  return car.price > MAX_PLACEHOLDER_PRICE;
}

/** What stands where the price goes: '$52,990', 'PREORDER' or 'Enquire for price.'. */
export function priceLabel(car: Pick<Car, 'price' | 'preorder'>): string {
  if (hasPrice(car)) return formatDollars(car.price);
  return car.preorder ? 'PREORDER' : 'Enquire for price.';
}

/** The car at the price of its offer, where that is a real one and lower (T-39): no car has two live prices. */
export function applyReducedPrice<Priced extends Pick<Car, 'price' | 'offer_price'>>(car: Priced): Priced {
  const { offer_price: offer, price } = car;
  return offer !== null && hasPrice({ price: offer }) && offer < price ? { ...car, price: offer } : car;
}

/** What is left to pay once a trade-in is taken off: only an offer above 0 is one. Dollars, never below 0. */
export function subtractTradeIn(price: number, offer: number | null): number {
  return offer !== null && offer > 0 ? Math.max(0, price - offer) : price;
}
