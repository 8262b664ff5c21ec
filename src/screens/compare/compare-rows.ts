import { bodyLabel, bodyTypeLabel } from '#domain/car/body.ts';
import { CAR_TYPES, carTypeLabel } from '#domain/car/car-type.ts';
import { groupFeatures } from '#domain/car/feature-groups.ts';
import { describeKilometres } from '#domain/car/kilometres.ts';
import { hasPrice, priceLabel } from '#domain/car/price/price.ts';
import { formatSpec } from '#domain/car/spec-words.ts';
import { getSpec, SPEC_NAMES } from '#domain/car/specs.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { readCardLoan, repaymentOnBudget } from '#domain/finance/budget.ts';
import { storedBudget } from '#features/finance/budget-store.ts';
import type { IndexedCar } from '#search/engines/embedded/read-documents.ts';

/** One fact about all compared cars. */
export interface CompareRow {
  readonly label: string;
  /** One value per car, in order; a dash if unknown. */
  readonly values: readonly string[];
  /** Whether the known values are not all the same. */
  readonly differs: boolean;
  /** The car that is best in a row where one value is better than another: 'Lowest' of the first car. */
  readonly best?: { readonly index: number; readonly word: string } | undefined;
  /** Set for the price, which is shown larger. */
  readonly main?: true;
  /** The group of features that begins with this row: 'Safety'. */
  readonly group?: string | undefined;
}

const UNKNOWN = '–';

type Fact = (car: IndexedCar) => string | null;

const textFact =
  (name: string): Fact =>
  (car) => {
    const value = car[name];
    return value === null || value === undefined ? null : String(value);
  };

/** The word for the best value of a row, and the amount that decides; negative where more is better. */
interface Ranking {
  readonly word: string;
  readonly amountOf: (car: IndexedCar) => number | null;
}

const LOWEST_PRICE: Ranking = {
  word: 'Lowest',
  amountOf: (car) => {
    const price = Number(car.price ?? 0);
    return hasPrice({ price }) && describeAvailability(car) !== 'Sold' ? price : null;
  },
};
const FEWEST_KILOMETRES: Ranking = {
  word: 'Fewest',
  // A new car without a reading has next to none: 'Delivery km'.
  amountOf: ({ km, car_type }) => {
    if (typeof km === 'number') return km;
    return car_type === 'new' ? 0 : null;
  },
};
const NEWEST: Ranking = { word: 'Newest', amountOf: ({ year }) => (typeof year === 'number' ? -year : null) };

/** The facts that are compared, the most decisive first. */
const FACTS: readonly (readonly [label: string, fact: Fact, ranking?: Ranking])[] = [
  ['Availability', describeAvailability],
  ['Price', describePrice, LOWEST_PRICE],
  ['Repayment', describeRepayment],
  ['Subscription', textFact('subscription')],
  [
    'Kilometres',
    (car) =>
      describeKilometres({
        km: typeof car.km === 'number' ? car.km : null,
        car_type: String(car.car_type),
        simple_body: String(car.body),
      }),
    FEWEST_KILOMETRES,
  ],
  ['Year', textFact('year'), NEWEST],
  ['Condition', (car) => CAR_TYPES.filter((type) => type === car.car_type).map(carTypeLabel)[0] ?? null],
  ['Body type', describeBody],
  ['Transmission', textFact('transmission')],
  ['Fuel', textFact('fuel')],
  ['Drive', textFact('drive')],
  ...SPEC_NAMES.map((name): [string, Fact] => [getSpec(name).label, (car) => formatSpec(name, car[name])]),
  ['Location', (car) => textFact('location_name')(car) ?? textFact('city')(car)],
];

function describeBody({ body }: IndexedCar): string | null {
  return typeof body === 'string' ? bodyLabel(body) : null;
}

/**
 * The facts of the cars side by side, without those unknown for all cars, followed by the features that only some cars
 * list.
 */
export function buildCompareRows(cars: readonly IndexedCar[]): CompareRow[] {
  const facts = FACTS.flatMap(([label, fact, ranking]) => {
    const values = cars.map(fact);
    if (values.every((value) => value === null)) return [];
    const best = ranking && findBest(cars.map(ranking.amountOf), ranking.word);
    const heading = fact === describeBody ? bodyTypeLabel(cars.map(({ body }) => String(body))) : label;
    return [
      { ...toCompareRow(heading, values), best, ...(fact === describePrice && { main: true as const }) },
    ];
  });
  return [...facts, ...buildFeatureRows(cars)];
}

/** The features that every one of the cars lists, in alphabetical order. */
export function findSharedFeatures(cars: readonly IndexedCar[]): string[] {
  const [first = [], ...others] = cars.map(featuresOf);
  return first.filter((feature) => others.every((list) => list.includes(feature))).sort();
}

export const LISTED = 'Yes';
/** A car may have features that its feed does not list, so none are marked as missing. */
export const NOT_LISTED = 'Not listed';

function buildFeatureRows(cars: readonly IndexedCar[]): CompareRow[] {
  const lists = cars.map(featuresOf);
  const shared = new Set(findSharedFeatures(cars));
  const some = [...new Set(lists.flat())].filter((feature) => !shared.has(feature)).sort();
  return groupFeatures(some, []).flatMap(({ name, features }) =>
    features.map((label, index) => ({
      label,
      values: lists.map((list) => (list.includes(label) ? LISTED : NOT_LISTED)),
      differs: true,
      group: index === 0 ? name : undefined,
    })),
  );
}

function featuresOf(car: IndexedCar): readonly string[] {
  return Array.isArray(car.filtered_features) ? car.filtered_features : [];
}

function toCompareRow(label: string, values: readonly (string | null)[]): CompareRow {
  const known = new Set(values.filter((value) => value !== null));
  return { label, values: values.map((value) => value ?? UNKNOWN), differs: known.size > 1 };
}

/** The only car with the lowest amount, among at least two that have one. */
function findBest(amounts: readonly (number | null)[], word: string): CompareRow['best'] {
  const known = amounts.filter((amount) => amount !== null);
  const lowest = Math.min(...known);
  const isOnly = known.filter((amount) => amount === lowest).length === 1;
  return known.length > 1 && isOnly ? { index: amounts.indexOf(lowest), word } : undefined;
}

/** The repayment, on the visitor's budget if there is one, never without its comparison rate (T-57). */
function describeRepayment({ cost, rate, loan, price }: IndexedCar): string | null {
  const budget = storedBudget.get();
  const own = budget && loan ? repaymentOnBudget(readCardLoan(`${price} ${loan}`), budget) : null;
  return cost && rate ? `${own?.join(' ') ?? cost}, ${rate}` : null;
}

function describeAvailability(car: IndexedCar): string {
  const { status, sold, reserved } = car;
  if (!isForSale({ status: String(status), sold: sold === true })) return 'Sold';
  if (reserved === true) return 'Reserved';
  return status === 'coming_soon' ? 'Coming soon' : 'Available';
}

function describePrice(car: IndexedCar): string | null {
  if (describeAvailability(car) === 'Sold') return null;
  const amount = { price: Number(car.price ?? 0), preorder: car.preorder === true };
  return [priceLabel(amount), hasPrice(amount) ? car.price_type : null].filter(Boolean).join(' ');
}
