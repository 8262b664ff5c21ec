import type { Car } from '#domain/car/car.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import type { Random } from '#scripts/demo/random.ts';

type Facts = Pick<
  Car,
  | 'car_type'
  | 'name'
  | 'colour'
  | 'km'
  | 'trans'
  | 'simple_fuel'
  | 'simple_drive'
  | 'seats'
  | 'features'
  | 'city'
  | 'stocknum'
>;

/** The first features are on every vehicle, so a description skips them. */
const BASIC_FEATURE_COUNT = 13;

/** Two to four plain sentences about a vehicle, using only facts from its data. */
export function descriptionOf(facts: Facts, random: Random): string {
  const optional = [drivetrain(facts), equipment(facts, random)].filter(() => random.chance(0.75));
  return [opening(facts), ...optional, describeLocation(facts, random)].join(' ');
}

const OPENINGS = {
  new: ({ name, colour }: Facts) => `Brand new ${name} in ${colour?.toLowerCase()}.`,
  demo: ({ name, colour, km }: Facts) =>
    `Our ${name} demo in ${colour?.toLowerCase()}${km === null ? '' : `, with ${formatWholeNumber(km)} km`}.`,
  used: ({ name, colour, km }: Facts) =>
    `${name} in ${colour?.toLowerCase()}${km === null ? '' : `, ${formatWholeNumber(km)} km`}.`,
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
  const gearbox = trans?.replace(/^(\d+) sp\b/, '$1-speed');
  return `${simple_fuel}, ${gearbox}, ${wheels} and ${seats} seats.`;
}

function equipment({ features }: Facts, random: Random): string {
  const [first, second, third] = random.shuffled(features.slice(BASIC_FEATURE_COUNT)).map(midSentence);
  return `Comes with ${first}, ${second} and ${third}.`;
}

const NAMES = ['Apple', 'Bluetooth'];

/** 'Tow bar' -> 'tow bar'; abbreviations and names keep their capitals. */
function midSentence(text: string): string {
  const [word = ''] = text.split(' ');
  const isPlain = /^[A-Z][a-z-]+$/.test(word) && !NAMES.includes(word);
  return isPlain ? word.toLowerCase() + text.slice(word.length) : text;
}

function describeLocation({ city, stocknum }: Facts, random: Random): string {
  const ask = `Quote stock number ${stocknum} when you call.`;
  return city === null
    ? ask
    : random.pick([
        `See it at our ${city} yard.`,
        `See it at our ${city} yard and quote stock number ${stocknum}.`,
        `On the yard in ${city} now.`,
      ]);
}
