import type { Car } from '#domain/car/car.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { randomFrom } from '#scripts/demo/random.ts';
import type { StockConfig } from '#site/config/stock.ts';
import { getListedCars } from '#site/read-stock.ts';

/** Every car has a number of its own; invented yards would each begin at the same one. */
const FIRST_NUMBER = 100_000;
/** How many weeks of payments make a price, for the cars that can be had by subscription. */
const SUBSCRIPTION_WEEKS = 240;

/** Whose rules and places the invented stock follows. */
export interface BenchDealer {
  readonly stock: StockConfig;
  readonly locations: readonly Location[];
  readonly now: Date;
}

/** Where the bench's yards stand: it decides which day it is. */
const TIME_ZONE = timeZoneOf('qld');

/**
 * That many listed cars, in a site's order: one invented yard of a dealer group after the other, each of another seed, so
 * that prices, kilometres, dates and equipment differ as they do in one large yard.
 */
export function makeBenchCars(count: number, { stock, locations, now }: BenchDealer): Car[] {
  const cars: Car[] = [];
  for (let yard = 0; cars.length < count; yard++) {
    const { cars: more } = demoSnapshot('group', { slug: `bench ${yard}`, now, locations });
    cars.push(...getListedCars(more, stock, now, TIME_ZONE));
  }
  const random = randomFrom(`bench ${count}`);
  const own = cars.slice(0, count).map((car, index) => makeUnique(car, FIRST_NUMBER + index, random.next()));
  return getListedCars(own, stock, now, TIME_ZONE);
}

/** What no two cars share: invented yards share their drawn pictures, which would make the index too small. */
function makeUnique(car: Car, number: number, chance: number): Car {
  const id = String(number);
  const hash = Math.floor(chance * 2 ** 32)
    .toString(16)
    .padStart(8, '0');
  return {
    ...car,
    id,
    slug: car.slug.replace(/\d+$/, id),
    stocknum: `C${id}`,
    primary_image_url: `https://photos.example/${hash}.webp`,
    subscription_price: number % 3 === 0 ? Math.round(car.price / SUBSCRIPTION_WEEKS) : null,
  };
}
