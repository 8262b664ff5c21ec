import type { Car } from '#domain/car/car.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { makeLocation } from './make-location.ts';

/** A stock of invented used cars, at most 252, without pictures; the same every day. */
export function makeUsedCars(count: number, now: Date): Car[] {
  const locations = [makeLocation({ id: 'yard', primary: true })];
  const { cars } = demoSnapshot('used-yard', { now, locations });
  return cars.slice(0, count).map((car) => ({ ...car, images: [], primary_image_url: null }));
}
