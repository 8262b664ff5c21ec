import { bodyLabel } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { carTypeLabel } from '#domain/car/car-type.ts';
import { wholeNumber } from '#domain/numbers.ts';

/** One cell of the key facts: 'Kilometres', '45,120 km'. */
export interface KeyFact {
  readonly label: string;
  readonly text: string;
  /** A code and no word: it is not set large. */
  readonly code: true | undefined;
}

interface Fact {
  readonly label: string;
  readonly code?: true;
  /** null or false = not known. */
  readonly of: (car: Car) => string | null | false;
}

/** What is told of a car, in order, what sells it first. */
const FACTS: readonly Fact[] = [
  { label: 'Kilometres', of: (car) => car.km !== null && `${wholeNumber(car.km)} km` },
  { label: 'Transmission', of: (car) => car.trans ?? car.simple_transmission },
  { label: 'Fuel', of: (car) => car.fuel ?? car.simple_fuel },
  { label: 'Drive', of: (car) => car.simple_drive },
  { label: 'Body', of: (car) => car.simple_body && bodyLabel(car.simple_body) },
  { label: 'Seats', of: (car) => car.seats !== null && String(car.seats) },
  { label: 'Doors', of: (car) => car.doors !== null && String(car.doors) },
  { label: 'Colour', of: (car) => car.colour },
  { label: 'Condition', of: (car) => carTypeLabel(car.car_type) },
  { label: 'Stock no', code: true, of: (car) => car.stocknum },
  { label: 'VIN', code: true, of: (car) => car.vin },
  { label: 'Seen online', of: (car) => car.views !== null && `${wholeNumber(car.views)} times` },
];

/** The known facts of a car; an unknown one is left out. */
export function keyFacts(car: Car): KeyFact[] {
  return FACTS.flatMap(({ label, code, of }) => {
    const text = of(car);
    return text ? [{ label, text, code }] : [];
  });
}
