import { wholeNumber } from '#domain/numbers.ts';
import type { Car } from '#domain/car/car.ts';
import type { Random } from './random.ts';

type Facts = Pick<
  Car,
  'car_type' | 'name' | 'colour' | 'km' | 'trans' | 'simple_fuel' | 'simple_drive' | 'seats' | 'features' | 'city' | 'stocknum'
>;

/** Two to four plain sentences about a vehicle: facts from its own data, nothing that nobody checked. */
export function descriptionOf(facts: Facts, random: Random): string {
  const optional = [drivetrain(facts), equipment(facts, random)].filter(() => random.chance(0.75));
  return [opening(facts), ...optional, whereabouts(facts, random)].join(' ');
}

const OPENINGS = {
  new: ({ name, colour }: Facts) => `New ${name} in ${colour?.toLowerCase()}.`,
  demo: ({ name, colour, km }: Facts) =>
    `${name} in ${colour?.toLowerCase()}, our demonstrator${km === null ? '' : ` with ${wholeNumber(km)} km`}.`,
  used: ({ name, colour, km }: Facts) =>
    `${name} in ${colour?.toLowerCase()}${km === null ? '' : ` with ${wholeNumber(km)} km on the odometer`}.`,
};

function opening(facts: Facts): string {
  return OPENINGS[facts.car_type](facts);
}

const WHEELS: Readonly<Record<string, string>> = {
  FWD: 'front-wheel drive',
  RWD: 'rear-wheel drive',
  AWD: 'all-wheel drive',
  '4x4': 'four-wheel drive',
};

function drivetrain({ simple_fuel, trans, simple_drive, seats }: Facts): string {
  const wheels = WHEELS[simple_drive ?? ''] ?? simple_drive;
  return `${simple_fuel} with ${trans} and ${wheels}, seats ${seats}.`;
}

function equipment({ features }: Facts, random: Random): string {
  const [first, second, third] = random.shuffled(features.slice(8)).map((text) => text[0]?.toLowerCase() + text.slice(1));
  return `Equipment includes ${first}, ${second} and ${third}.`;
}

function whereabouts({ city, stocknum }: Facts, random: Random): string {
  return random.pick([
    `See it at our ${city} yard.`,
    `It is at ${city}: ask for stock number ${stocknum}.`,
    `Test drives from ${city} by appointment.`,
    `On the yard at ${city}.`,
  ]);
}
