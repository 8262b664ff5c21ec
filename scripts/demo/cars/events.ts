import type { Car } from '#domain/car/car.ts';
import type { Clock } from '#scripts/demo/clock.ts';
import type { Random } from '#scripts/demo/random.ts';
import { lenderFigures } from './price.ts';

/** A car with its asking prices, oldest first, as [ISO day, dollars]. */
export interface PricedCar {
  readonly car: Car;
  readonly prices: readonly (readonly [day: string, price: number])[];
}

/** A car with one price since its arrival. */
export function toPricedCar(car: Car): PricedCar {
  return { car, prices: [[car.created_at.slice(0, 10), car.price]] };
}

/** An event that changes some of the cars. Each car has at most one. */
interface Event {
  /** Share of all cars; at least one if any car is eligible. */
  readonly share: number;
  readonly appliesTo: (car: Car, clock: Clock) => boolean;
  readonly change: (entry: PricedCar, clock: Clock, random: Random) => PricedCar;
}

const any = () => true;
const isNew = (car: Car) => car.car_type === 'new';
const isUsed = (car: Car) => car.car_type === 'used';

/** A change that affects only fields of the car, not its prices. */
const patch =
  (fields: (car: Car, clock: Clock, random: Random) => Partial<Car>): Event['change'] =>
  ({ car }, clock, random) =>
    toPricedCar({ ...car, ...fields(car, clock, random) });

const withoutPrice = { price: 0, finance_lenders: {}, autograb_data: null } satisfies Partial<Car>;
const withoutPhotos = { photos_count: 0, primary_image_url: null, images: [] } satisfies Partial<Car>;

const EVENTS = {
  sold: {
    share: 0.02,
    appliesTo: any,
    change: patch((_, clock, random) => ({
      status: 'sold',
      sold: true,
      sold_date_timestamp: clock.secondsBefore(random.int(1, 42)),
    })),
  },
  soldTooLongAgo: {
    share: 0.005,
    appliesTo: any,
    change: patch((_, clock, random) => ({
      status: 'sold',
      sold: true,
      sold_date_timestamp: clock.secondsBefore(24 * random.int(5, 30)),
    })),
  },
  notForTheWebsite: {
    share: 0.004,
    appliesTo: any,
    change: patch(() => ({ show_on_dealer_website: false })),
  },
  reserved: { share: 0.02, appliesTo: any, change: patch(() => ({ reserved: true })) },
  comingSoon: { share: 0.02, appliesTo: any, change: patch(() => ({ status: 'coming_soon' })) },
  comingSoonUnseen: {
    share: 0.006,
    appliesTo: any,
    change: patch(() => ({ status: 'coming_soon', ...withoutPhotos })),
  },
  preorder: {
    share: 0.008,
    appliesTo: isNew,
    change: patch((_, __, random) => ({
      status: 'coming_soon',
      preorder: true,
      ...(random.chance(0.6) ? withoutPrice : {}),
    })),
  },
  priceOnRequest: { share: 0.015, appliesTo: any, change: patch(() => withoutPrice) },
  runout: {
    share: 0.02,
    appliesTo: (car, clock) => !isUsed(car) && car.year < clock.year,
    change: patch(() => ({ tag: 'Runout sale' })),
  },
  testDriveOnly: {
    share: 0.006,
    appliesTo: (car) => car.car_type === 'demo',
    change: patch(() => ({ tag: 'Test Drive Only' })),
  },
  offer: {
    share: 0.012,
    appliesTo: isNew,
    change: patch((car, _, random) => {
      const offer = car.price - 500 * random.int(2, 6);
      const isFinanced = Object.keys(car.finance_lenders).length > 0;
      return { offer_price: offer, finance_lenders: isFinanced ? lenderFigures(offer) : {} };
    }),
  },
  unseen: { share: 0.02, appliesTo: any, change: patch(() => withoutPhotos) },
  unknownKm: { share: 0.004, appliesTo: isUsed, change: patch(() => ({ km: null })) },
  justArrived: {
    share: 0.04,
    appliesTo: any,
    change: patch((_, clock, random) => ({ created_at: clock.before(random.int(0, 6), random.int(0, 600)) })),
  },
  priceDrop: {
    share: 0.08,
    appliesTo: (car) => !isNew(car),
    change: ({ car }, clock, random) => {
      const before = car.price + 500 * random.int(1, 5);
      return {
        car: { ...car, before_price: before },
        prices: [
          [car.created_at.slice(0, 10), before],
          [clock.day(random.int(0, 8)), car.price],
        ],
      };
    },
  },
} satisfies Record<string, Event>;

/** Applies every event to its share of the cars. Keeps their order. */
export function applyEvents(entries: readonly PricedCar[], clock: Clock, random: Random): PricedCar[] {
  const changed = new Map<PricedCar, PricedCar>();
  for (const { share, appliesTo, change } of Object.values<Event>(EVENTS)) {
    const candidates = entries.filter((entry) => !changed.has(entry) && appliesTo(entry.car, clock));
    const count = Math.max(1, Math.round(share * entries.length));
    for (const entry of random.shuffled(candidates).slice(0, count))
      changed.set(entry, change(entry, clock, random));
  }
  return entries.map((entry) => changed.get(entry) ?? entry);
}
