import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { formatDollars } from '#domain/numbers.ts';

/** The subscription price in dollars a week: '$249 per week subscription'; null if there is no subscription. */
export function subscriptionLabel(car: Pick<Car, 'subscription_price' | 'status' | 'sold'>): string | null {
  const { subscription_price: weekly } = car;
  return weekly !== null && weekly > 0 && isForSale(car)
    ? `${formatDollars(Math.round(weekly))} per week subscription`
    : null;
}
