import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';
import { hasPrice, priceLabel } from './price.ts';

/** What leads the price of a vehicle: its price, or what its subscription costs a week. */
export const LEAD_PRICES = ['price', 'subscription'] as const;
export type LeadPrice = (typeof LEAD_PRICES)[number];

/** What headings say after the vehicles: 'cars for sale'. A fleet whose subscriptions lead is not for sale first of all. */
export function describeOffer(lead: LeadPrice): string {
  return lead === 'subscription' ? 'available' : 'for sale';
}

/** The price as it is shown: the large amount, its kind, and the other price in a sentence. */
export interface ShownPrice {
  readonly amount: string;
  readonly type: string | null;
  /** '$249 per week subscription', or 'Or buy it for $23,990 Drive Away'; null = there is only one. */
  readonly other: string | null;
  /** The earlier price: 'Was $54,990'. Where a subscription leads, it stands with the price in `other`. */
  readonly was: string | null;
}

/**
 * The order of a vehicle's prices: the subscription leads only where the dealer wants it and the vehicle has one.
 * `subscription` and `was` are their labels.
 */
export function orderPrices(
  car: Pick<Car, 'price' | 'price_type' | 'preorder'>,
  subscription: string | null,
  lead: LeadPrice,
  was: string | null = null,
): ShownPrice {
  const type = hasPrice(car) ? car.price_type : null;
  if (lead === 'price' || subscription === null)
    return { amount: priceLabel(car), type, other: subscription, was };
  const [amount = '', ...words] = subscription.split(' ');
  const earlier = was && `(${was.charAt(0).toLowerCase()}${was.slice(1)})`;
  const toBuy = ['Or buy it for', priceLabel(car), type, earlier].filter(Boolean).join(' ');
  return { amount, type: words.join(' '), other: hasPrice(car) ? toBuy : null, was: null };
}

/** The subscription price in dollars a week: '$249 per week subscription'; null if there is no subscription. */
export function subscriptionLabel(car: Pick<Car, 'subscription_price' | 'status' | 'sold'>): string | null {
  const { subscription_price: weekly } = car;
  return weekly !== null && weekly > 0 && isForSale(car)
    ? `${formatDollars(Math.round(weekly))} per week subscription`
    : null;
}
