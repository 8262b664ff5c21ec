import type { Car } from '#domain/car/car.ts';
import type { CarType } from '#domain/car/car-type.ts';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { orderByRelevance } from '#domain/car/relevance.ts';
import type { Location } from '#domain/location/location.ts';
import { updateListedModels } from '#stock/snapshot/listing.ts';
import { EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { descriptionOf } from './cars/description.ts';
import { type Draft, draftOf, type Market } from './cars/draft.ts';
import { applyEvents, toPricedCar } from './cars/events.ts';
import { carFrom } from './cars/make-car.ts';
import { type Clock, clockFor } from './clock.ts';
import { DEALER_PROFILES, type DemoKind } from './dealer-profiles.ts';
import { createVehicleChooser, listPhotographs, type Shape } from './photographs.ts';
import { type Random, randomFrom } from './random.ts';

/** Number of recently removed cars. */
const REMOVED_COUNT = 6;
/** Weight of the primary location for used vehicles, relative to any other. */
const PRIMARY_SHARE = 2.5;

/** The dealer to invent stock for, and the day. */
export interface DemoDealer {
  readonly slug: string;
  readonly now: Date;
  readonly locations: readonly Location[];
}

/**
 * Invents the stock of a demo dealer. The vehicles are the same every day, and the file is the same all day: dates are
 * offsets from the UTC day of `now`.
 */
export function demoSnapshot(kind: DemoKind, { slug, now, locations }: DemoDealer): Snapshot {
  const random = randomFrom(`${kind} ${slug}`);
  const clock = clockFor(now);
  const market = {
    profile: DEALER_PROFILES[kind],
    locations: locations.filter(sellsVehicles),
    year: clock.year,
  };
  const shapes = new Map<string, Shape>();
  const next = maker(market, { clock, shapes }, random);
  const types = CAR_TYPES.flatMap((type) => Array.from({ length: market.profile.counts[type] }, () => type));
  const entries = applyEvents(
    random.shuffled(types).map((type) => toPricedCar(next(type))),
    clock,
    random,
  );
  const gone = Array.from({ length: REMOVED_COUNT }, () => next('used'));
  const cars = photographCars(
    entries.map(({ car }) => car),
    shapes,
    new Date(clock.before(0)),
  );
  return {
    imported_at: clock.before(0),
    cars,
    price_history: Object.fromEntries(
      entries.map(({ car, prices }) => [car.id, prices.map(([...entry]) => entry)]),
    ),
    gone: gone.map(({ id, slug: address, make, model, simple_body, created_at }) => ({
      id,
      slug: address,
      make,
      model,
      body: simple_body,
      created_at,
      gone_at: clock.before(random.int(4, 60)),
    })),
    listed: updateListedModels(
      { ...EMPTY_SNAPSHOT, cars: gone, listed: [...market.profile.former] },
      cars,
      () => undefined,
    ),
  };
}

/** Gives cars their photographs, and what depends on them, in the order of the stock page. Keeps the order of the list. */
function photographCars(cars: readonly Car[], shapes: ReadonlyMap<string, Shape>, now: Date): Car[] {
  const choose = createVehicleChooser();
  const photographed = new Map(
    orderByRelevance([...cars], now).map((car) => {
      const vehicle = choose(shapes.get(car.id) ?? 'suv', car.make);
      const photos = car.photos_count > 0 ? listPhotographs(vehicle, Number(car.id)) : [];
      const seen = {
        ...car,
        colour: vehicle.paint,
        primary_image_url: photos[0]?.url ?? null,
        images: photos.map((image) => ({ image })),
      };
      return [car.id, { ...seen, description: descriptionOf(seen, randomFrom(car.id)) }] as const;
    }),
  );
  return cars.map((car) => photographed.get(car.id) ?? car);
}

function sellsVehicles({ visible, location_type }: Location): boolean {
  return visible && location_type !== 'service' && location_type !== 'parts';
}

/** Returns a function that makes cars with consecutive numbers and notes their shapes. */
function maker(
  market: Market,
  { clock, shapes }: { readonly clock: Clock; readonly shapes: Map<string, Shape> },
  random: Random,
): (type: CarType) => Car {
  const { profile } = market;
  let number = profile.stocknum.first;
  return (type) => {
    number += random.int(1, 4);
    const draft = draftOf(type, market, random);
    const car = carFrom(
      draft,
      { profile, clock, number, location: locationOf(draft, market, random) },
      random,
    );
    shapes.set(car.id, draft.shape);
    return car;
  };
}

/** New vehicles are at a location that sells their make, used ones anywhere. */
function locationOf({ line, type }: Draft, { locations }: Market, random: Random): Location | undefined {
  if (locations.length === 0) return undefined;
  const sellers =
    type === 'used' ? [] : locations.filter(({ manufacturers }) => manufacturers.includes(line.make));
  const places = sellers.length > 0 ? sellers : locations;
  return random.weighted(places, ({ primary }) => (primary ? PRIMARY_SHARE : 1));
}
