import { formatDollars } from '#domain/numbers.ts';
import { isForSale } from './availability.ts';
import type { Car } from './car.ts';

/** What a vehicle costs by subscription: '$249 per week subscription'; null where it can't be had so. Dollars a week. */
export function subscriptionLabel(car: Pick<Car, 'subscription_price' | 'status' | 'sold'>): string | null {
  const { subscription_price: weekly } = car;
  return weekly !== null && weekly > 0 && isForSale(car)
    ? `${formatDollars(Math.round(weekly))} per week subscription`
    : null;
}
