import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { getOfferRank } from '#domain/car/relevance.ts';
import { isForSale, toUnixSeconds } from '#domain/car/status/availability.ts';
import type { Location } from '#domain/location/location.ts';
import { PRICE_BOUNDS } from '#search/refinements/price-buckets.ts';
import { type AttributeName, isListAttribute, toAttributeValue } from '#search/state/attributes.ts';
import { toBucket } from '#search/state/buckets.ts';
import { listMakeOrModelValues, MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
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

/** The bounds between the bands of weekly_price_range, in dollars (T-96). */
const WEEKLY_BOUNDS = [100, 150, 200, 250, 300, 400, 500];

/** A car's value for each attribute (T-96: derived if the car itself has none). */
const ATTRIBUTE_VALUES = {
  make: (car) => car.make,
  model: (car) => car.model,
  make_model: (car) => car.make_model,
  badge: (car) => car.badge,
  car_type: (car) => car.car_type,
  status: (car) => car.status,
  body: (car) => car.simple_body,
  transmission: (car) => car.simple_transmission,
  fuel: (car) => car.simple_fuel,
  drive: (car) => car.simple_drive,
  colour: (car) => car.colour,
  seats: (car) => (car.seats === null ? null : String(car.seats)),
  state: (car, { locations }) => car.state ?? findCarLocation(car, locations)?.address.state ?? null,
  city: (car, { locations }) => car.city ?? findCarLocation(car, locations)?.address.city ?? null,
  location_name: (car, { locations }) => findCarLocation(car, locations)?.name ?? null,
  dealership_name: (car, { locations }) => findCarLocation(car, locations)?.name ?? null,
  dealership_slug: (car) => car.dealership_slug,
  tag: (car) => car.tag,
  categories: (car) => (car.categories.length > 0 ? car.categories : null),
  filtered_features: (car) => (car.features.length > 0 ? car.features : null),
  item_type: () => 'car',
  price_range: (car) => (hasPrice(car) ? toBucket(car.price, PRICE_BOUNDS) : null),
  weekly_price_range: (car, { weeklyOf }) => {
    const weekly = weeklyOf(car);
    return weekly === null ? null : toBucket(weekly, WEEKLY_BOUNDS);
  },
  /** The least that a week costs, by subscription or by loan. */
  weekly_price: (car, { weeklyOf }) => {
    const amounts = [car.subscription_price, weeklyOf(car)].map((amount) => amount || Infinity);
    const least = Math.round(Math.min(...amounts));
    return least === Infinity ? null : least;
  },
  price: (car) => (hasPrice(car) ? Math.round(car.price) : null),
  subscription_price: (car) => roundOrNull(car.subscription_price),
  km: (car) => roundOrNull(car.km),
  year: (car) => car.year,
} satisfies Record<AttributeName, (car: Car, context: RecordContext) => Value>;

/** The fields that searches and cards need besides the attributes. */
const OTHER_VALUES = {
  make_or_model: (car) => listMakeOrModelValues(car.make, car.model),
  offer_rank: (car) => getOfferRank(car),
  sold_rank: (car) => Number(!isForSale(car)),
  saving: (car, { savingOf }) => roundOrNull(savingOf(car)),
  id: (car) => car.id,
  stocknum: (car) => car.stocknum,
  created_at: (car) => Math.floor(Date.parse(car.created_at) / 1000),
  sold_date_timestamp: (car) =>
    car.sold_date_timestamp === null ? null : Math.floor(toUnixSeconds(car.sold_date_timestamp)),
  show_on_dealer_website: (car) => car.show_on_dealer_website,
  series: (car) => car.series,
  slug: (car) => car.slug,
  price_type: (car) => car.price_type,
  preorder: (car) => car.preorder,
  sold: (car) => car.sold,
  reserved: (car) => car.reserved,
  certified: (car) => car.certified,
  photo: (car) => mainPhotoUrl(car),
  place: (car, { locationLabelOf }) => locationLabelOf(car),
  similar: (car, { similarOf }) => similarOf(car),
} satisfies Record<string, (car: Car, context: RecordContext) => Value>;

const VALUES: Readonly<Record<string, (car: Car, context: RecordContext) => Value>> = {
  ...ATTRIBUTE_VALUES,
  ...OTHER_VALUES,
};

type ValuesOf<Readers extends Readonly<Record<string, (...args: never) => unknown>>> = {
  readonly [Name in keyof Readers]: ReturnType<Readers[Name]>;
};

export type CarRecord = ValuesOf<typeof ATTRIBUTE_VALUES> & ValuesOf<typeof OTHER_VALUES> & CardText;
export type RecordName = keyof CarRecord;

/** A car as every engine indexes it: flat, by attribute name; null = unknown. */
export function toRecord(car: Car, context: RecordContext): Record<RecordName, Value> {
  return {
    ...Object.fromEntries(
      Object.entries(VALUES).map(([name, read]) => {
        const value = read(car, context);
        return [name, isListAttribute(name) || name === MAKE_OR_MODEL ? toListValue(value) : value];
      }),
    ),
    ...context.cardTextOf(car),
  } as Record<RecordName, Value>;
}

/** No value of a list begins with a hyphen; what is nothing else is unknown. */
function toListValue(value: Value): Value {
  if (typeof value === 'string') return toAttributeValue(value) || null;
  return Array.isArray(value) ? value.map(toAttributeValue) : value;
}

function roundOrNull(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount);
}
