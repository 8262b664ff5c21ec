import type { Car } from './car.ts';

/** '2022 Toyota HiLux': the heading of a card. */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model'>): string {
  return `${car.year} ${car.make} ${car.model}`;
}

/** 'SR5 Double Cab GUN126R': badge and series, shown under the title; empty if the feed gives neither. */
export function carSubtitle(car: Pick<Car, 'badge' | 'series'>): string {
  return [car.badge, car.series].filter(Boolean).join(' ');
}

/** The full name of a car: '2022 Toyota HiLux SR5 Double Cab'. */
export function carName(car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series'>): string {
  return [carTitle(car), carSubtitle(car)].filter(Boolean).join(' ');
}
