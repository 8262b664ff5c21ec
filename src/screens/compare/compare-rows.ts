import { isOnOffer } from '#domain/car/availability.ts';
import { bodyLabel, isBodyKey } from '#domain/car/body.ts';
import { CAR_TYPES, carTypeLabel } from '#domain/car/car-type.ts';
import { hasPrice, priceLabel } from '#domain/car/price.ts';
import { wholeNumber } from '#domain/numbers.ts';
import type { IndexedCar } from '#search/engines/embedded/read-documents.ts';

/** One fact of all compared cars. */
export interface CompareRow {
  readonly label: string;
  /** A text per car in their order; a dash where it is not known. */
  readonly values: readonly string[];
  /** Whether the known values are not all the same. */
  readonly differs: boolean;
}

const UNKNOWN = '–';

type Fact = (car: IndexedCar) => string | null;

const text =
  (name: string): Fact =>
  (car) => {
    const value = car[name];
    return value === null || value === undefined ? null : String(value);
  };

/** What is compared, what decides first. */
const FACTS: readonly (readonly [label: string, fact: Fact])[] = [
  ['Availability', availability],
  ['Price', price],
  ['Subscription', text('subscription')],
  ['Kilometres', (car) => (typeof car.km === 'number' ? `${wholeNumber(car.km)} km` : null)],
  ['Year', text('year')],
  ['Condition', (car) => CAR_TYPES.filter((type) => type === car.car_type).map(carTypeLabel)[0] ?? null],
  ['Body type', (car) => (typeof car.body === 'string' && isBodyKey(car.body) ? bodyLabel(car.body) : null)],
  ['Transmission', text('transmission')],
  ['Fuel', text('fuel')],
  ['Drive', text('drive')],
  ['Seats', text('seats')],
  ['Colour', text('colour')],
  ['Where', (car) => text('location_name')(car) ?? text('city')(car)],
];

/** The facts of the cars side by side; one that is known of none is left out. Then the features that only some list. */
export function compareRows(cars: readonly IndexedCar[]): CompareRow[] {
  const facts = FACTS.flatMap(([label, fact]) => {
    const values = cars.map(fact);
    return values.every((value) => value === null) ? [] : [row(label, values)];
  });
  return [...facts, ...featureRows(cars)];
}

/** The features that every one of the cars lists, in alphabetical order. */
export function sharedFeatures(cars: readonly IndexedCar[]): string[] {
  const [first = [], ...others] = cars.map(featuresOf);
  return first.filter((feature) => others.every((list) => list.includes(feature))).sort();
}

/** What a feed does not list may be there all the same: nothing is said to be missing. */
function featureRows(cars: readonly IndexedCar[]): CompareRow[] {
  const lists = cars.map(featuresOf);
  const shared = new Set(sharedFeatures(cars));
  const some = [...new Set(lists.flat())].filter((feature) => !shared.has(feature)).sort();
  return some.map((label) => ({
    label,
    values: lists.map((list) => (list.includes(label) ? 'Yes' : 'Not listed')),
    differs: true,
  }));
}

function featuresOf(car: IndexedCar): readonly string[] {
  return Array.isArray(car.filtered_features) ? car.filtered_features : [];
}

function row(label: string, values: readonly (string | null)[]): CompareRow {
  const known = new Set(values.filter((value) => value !== null));
  return { label, values: values.map((value) => value ?? UNKNOWN), differs: known.size > 1 };
}

function availability(car: IndexedCar): string {
  const { status, sold, reserved } = car;
  if (!isOnOffer({ status: String(status), sold: sold === true })) return 'Sold';
  if (reserved === true) return 'Reserved';
  return status === 'coming_soon' ? 'Coming soon' : 'Available';
}

function price(car: IndexedCar): string | null {
  if (availability(car) === 'Sold') return null;
  const amount = { price: Number(car.price ?? 0), preorder: car.preorder === true };
  return [priceLabel(amount), hasPrice(amount) ? car.price_type : null].filter(Boolean).join(' ');
}
