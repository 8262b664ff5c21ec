import type { Car } from '#domain/car/car.ts';
import { carTitle } from '#domain/car/title.ts';
import type { EnquiredCar } from './form-car.ts';

/** The part of a car that an enquiry records. */
export function toEnquiredCar(car: Car): EnquiredCar {
  const { id, car_type, tag } = car;
  return { id, car_type, tag, title: carTitle(car) };
}
