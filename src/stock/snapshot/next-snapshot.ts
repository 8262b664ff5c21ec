import type { Car } from '#domain/car/car.ts';
import { UNKNOWN_AGE_MS } from '#domain/car/price/price-drop.ts';
import { createListingCheck } from '#domain/car/status/listing.ts';
import { DAY_MS } from '#domain/durations.ts';
import { assignCarSlugs } from './car-slugs.ts';
import { DEFAULT_LISTING, type Listing, updateListedModels } from './listing.ts';
import type { ImportedCar } from './read-cars.ts';
import type { KnownCar, RemovedCar, Snapshot, Stock } from './snapshot.ts';

/** The stock of a dealer before the first import. */
export const EMPTY_SNAPSHOT: Snapshot = {
  imported_at: '',
  cars: [],
  price_history: {},
  gone: [],
  listed: [],
};

/**
 * The stock after importing a feed: exactly its cars, in its order (full replacement). Taken over from `previous`:
 * slugs, the dates cars were added, prices, removed cars, and the models that were ever listed.
 */
export function buildNextSnapshot(
  previous: Stock<KnownCar>,
  read: readonly ImportedCar[],
  now: Date,
  listing: Listing = DEFAULT_LISTING,
): Stock {
  const known = [...previous.gone, ...previous.cars];
  const slugs = assignCarSlugs(read, new Map(known.map(({ id, slug }) => [id, slug])));
  const isFirst = known.length === 0;
  const arrival = isFirst ? new Date(now.getTime() - UNKNOWN_AGE_MS) : now;
  const firstSeen = new Map(known.map(({ id, created_at }) => [id, created_at]));
  const toCar = ({ id, facts, createdAt }: ImportedCar): Car => {
    const created_at = createdAt ?? firstSeen.get(id) ?? arrival.toISOString();
    return { id, slug: slugs.get(id) ?? '', created_at, ...facts };
  };
  const cars = { length: read.length, [Symbol.iterator]: () => Iterator.from(read).map(toCar) };
  const gone = updateRemovedCars(previous, read, now);
  const day = now.toISOString().slice(0, 10);
  return {
    imported_at: now.toISOString(),
    cars,
    price_history: updatePriceHistory(previous.price_history, cars, gone, day),
    gone,
    listed: updateListedModels(previous, cars, createListingCheck(listing, now, listing.timeZone)),
  };
}

/** How long the address of a removed car redirects to similar ones (T-45). */
const REMOVED_CAR_RETENTION_MS = 90 * DAY_MS;

/** The removed cars to remember: those gone at most 90 days ago, in order of removal, without those that are back. */
export function updateRemovedCars(
  previous: Stock<KnownCar>,
  cars: Iterable<Pick<Car, 'id'>>,
  now: Date,
): RemovedCar[] {
  const present = new Set(Array.from(cars, ({ id }) => id));
  const earlier = previous.gone.filter(
    ({ id, gone_at }) => !present.has(id) && now.getTime() - Date.parse(gone_at) <= REMOVED_CAR_RETENTION_MS,
  );
  const justLeft = [...previous.cars]
    .filter(({ id }) => !present.has(id))
    .map((car) => toRemovedCar(car, now));
  return [...earlier, ...justLeft];
}

function toRemovedCar(
  { id, slug, make, model, simple_body: body, created_at }: KnownCar,
  now: Date,
): RemovedCar {
  return { id, slug, make, model, body, created_at, gone_at: now.toISOString() };
}

export type PriceHistory = Snapshot['price_history'];

/**
 * The price history of every present or remembered car. A car's list grows only when its price changes, so it starts
 * with the day the car was first imported. `day` is the ISO day of the import in UTC.
 */
export function updatePriceHistory(
  before: PriceHistory,
  cars: Iterable<Pick<Car, 'id' | 'price'>>,
  remembered: readonly { readonly id: string }[],
  day: string,
): PriceHistory {
  // A Map, because a feed could use the id 'constructor'.
  const known = new Map(Object.entries(before));
  const retained = remembered.flatMap(({ id }) => {
    const prices = known.get(id);
    return prices ? [[id, prices] as const] : [];
  });
  const current = Array.from(cars, ({ id, price }) => {
    const prices = known.get(id) ?? [];
    const isSame = prices.at(-1)?.[1] === price;
    return [id, isSame ? prices : [...prices, [day, price] satisfies [string, number]]] as const;
  });
  return Object.fromEntries([...current, ...retained]);
}
