import type { Car } from './car.ts';

/** '2022 Toyota HiLux': what a card's heading says. */
export function carTitle(car: Pick<Car, 'year' | 'make' | 'model'>): string {
  return `${car.year} ${car.make} ${car.model}`;
}

/** 'SR5 Double Cab GUN126R': badge and series under the title; empty when the feed gives neither. */
export function carSubtitle(car: Pick<Car, 'badge' | 'series'>): string {
  return [car.badge, car.series].filter(Boolean).join(' ');
}
