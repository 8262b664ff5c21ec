import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { getOfferRank } from '#domain/car/relevance.ts';
import { SPEC_NAMES, type SpecName } from '#domain/car/specs.ts';
import { isForSale, toUnixSeconds } from '#domain/car/status/availability.ts';
import type { Location } from '#domain/location/location.ts';
import { PRICE_BOUNDS } from '#search/refinements/price-buckets.ts';
import {
  type AttributeName,
  isListAttribute,
  isRangeAttribute,
  toAttributeValue,
} from '#search/state/attributes.ts';
import { MAKE_OR_MODEL, writeModel } from '#search/state/makes-and-models.ts';
import { toBucket } from '#search/state/range.ts';
import type { CardText } from './card-text.ts';

/** The inputs of a car's record besides the car. */
export interface RecordContext {
  readonly locations: readonly Location[];
  /** The location shown on a car's card; null = none. */
  readonly locationLabelOf: (car: Car) => string | null;
  /** The path that an unavailable car's card links to; null for an available car. */
  readonly similarOf: (car: Car) => string | null;
  readonly cardTextOf: (car: Car) => CardText;
  /** By how many dollars the price is below an earlier one or the market, as its labels say; null = it is not. */
  readonly savingOf: (car: Car) => number | null;
  /** The weekly repayment in whole dollars, as in the car's finance box; null = none. */
  readonly weeklyOf: (car: Car) => number | null;
}

type Value = string | number | boolean | readonly string[] | null;
type Reader = (car: Car, context: RecordContext) => Value;

/** The bounds between the bands of weekly_price_range, in dollars (T-96). */
const WEEKLY_BOUNDS = [100, 150, 200, 250, 300, 400, 500];

/** What a record has as the car does, besides its specifications. */
// biome-ignore format: a list reads better in rows
const COPIED_FIELDS = [
  'make', 'model', 'make_model', 'badge', 'car_type', 'status', 'dealership_slug', 'tag', 'categories', 'subscription_price', 'km', 'year',
  'id', 'stocknum', 'show_on_dealer_website', 'series', 'slug', 'price_type', 'preorder', 'sold', 'reserved', 'certified',
] as const satisfies readonly (keyof Car)[];
type CopiedField = (typeof COPIED_FIELDS)[number];

/** What a record has that the car itself does not, or by another name: first its attributes (T-96). */
const DERIVED_FIELDS = {
  body: (car) => car.simple_body,
  transmission: (car) => car.simple_transmission,
  fuel: (car) => car.simple_fuel,
  drive: (car) => car.simple_drive,
  state: (car, { locations }) => car.state ?? findCarLocation(car, locations)?.address.state ?? null,
  city: (car, { locations }) => car.city ?? findCarLocation(car, locations)?.address.city ?? null,
  location_name: (car, { locations }) => findCarLocation(car, locations)?.name ?? null,
  dealership_name: (car, { locations }) => findCarLocation(car, locations)?.name ?? null,
  filtered_features: (car) => car.features,
  item_type: () => 'car',
  price_range: (car) => (hasPrice(car) ? toBucket(car.price, PRICE_BOUNDS) : null),
  weekly_price_range: (car, { weeklyOf }) => {
    const weekly = weeklyOf(car);
    return weekly === null ? null : toBucket(weekly, WEEKLY_BOUNDS);
  },
  /** The least that a week costs, by subscription or by loan. */
  weekly_price: (car, { weeklyOf }) => {
    const amounts = [car.subscription_price, weeklyOf(car)].map((amount) => amount || Infinity);
    const least = Math.min(...amounts);
    return least === Infinity ? null : least;
  },
  price: (car) => (hasPrice(car) ? car.price : null),
  make_or_model: (car) => [car.make, writeModel(car.make, car.model)],
  offer_rank: (car) => getOfferRank(car),
  sold_rank: (car) => Number(!isForSale(car)),
  saving: (car, { savingOf }) => roundOrNull(savingOf(car)),
  created_at: (car) => Math.floor(Date.parse(car.created_at) / 1000),
  sold_date_timestamp: (car) =>
    car.sold_date_timestamp === null ? null : Math.floor(toUnixSeconds(car.sold_date_timestamp)),
  photo: (car) => mainPhotoUrl(car),
  place: (car, { locationLabelOf }) => locationLabelOf(car),
  similar: (car, { similarOf }) => similarOf(car),
} satisfies Record<string, Reader> & Record<Exclude<AttributeName, CopiedField | SpecName>, Reader>;

type DerivedFields = typeof DERIVED_FIELDS;

export type CarRecord = Pick<Car, CopiedField> &
  Readonly<Record<SpecName, string | number | null>> & {
    readonly [Name in keyof DerivedFields]: ReturnType<DerivedFields[Name]>;
  } & CardText;
export type RecordName = keyof CarRecord;

/** A car as every engine indexes it: flat, by attribute name; null = unknown. */
export function toRecord(car: Car, context: RecordContext): Record<RecordName, Value> {
  const entries: (readonly [string, Value])[] = [
    ...[...COPIED_FIELDS, ...SPEC_NAMES].map((name) => [name, car[name]] as const),
    ...Object.entries<Reader>(DERIVED_FIELDS).map(([name, read]) => [name, read(car, context)] as const),
  ];
  return {
    ...Object.fromEntries(entries.map(([name, value]) => [name, toIndexed(name, value)])),
    ...context.cardTextOf(car),
  } as Record<RecordName, Value>;
}

/** Ranges have whole numbers, and lists texts: none of them begins with a hyphen; what is nothing else is unknown. */
function toIndexed(name: string, value: Value): Value {
  if (isRangeAttribute(name)) return roundOrNull(value as number | null);
  if (value === null || !(isListAttribute(name) || name === MAKE_OR_MODEL)) return value;
  const texts = [value].flat().map((text) => toAttributeValue(String(text)));
  return (Array.isArray(value) && texts.length > 0 ? texts : texts[0]) || null;
}

function roundOrNull(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount);
}

/** The columns of a stock that are derived from its makes and models when the index is loaded. */
export const PAIR_COLUMNS = {
  make_model: { of: ['make', 'model'], parents: false },
  [MAKE_OR_MODEL]: { of: ['make', 'model'], parents: true },
} as const;
