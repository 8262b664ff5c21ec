import type { Car } from '#domain/car/car.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { randomFrom } from '#scripts/demo/random.ts';
import type { StockConfig } from '#site/config/stock.ts';
import { getListedCars } from '#site/read-stock.ts';

/** Cars get unique numbers here; each invented stock would start at the same one. */
const FIRST_NUMBER = 100_000;
/** The price of a subscription car in weekly payments. */
const SUBSCRIPTION_WEEKS = 240;

/** The dealer whose rules and locations the invented stock uses. */
export interface BenchDealer {
  readonly stock: StockConfig;
  readonly locations: readonly Location[];
  readonly now: Date;
}

/** The benchmark's time zone, which decides the current day. */
const TIME_ZONE = timeZoneOf({ state: 'qld' });

/**
 * Creates `count` listed cars in a site's order: several invented dealer-group stocks, each from another seed, so prices,
 * kilometres, dates and equipment vary as in one large stock.
 */
export function makeBenchCars(count: number, { stock, locations, now }: BenchDealer): Car[] {
  const cars: Car[] = [];
  for (let round = 0; cars.length < count; round++) {
    const { cars: more } = demoSnapshot('group', { slug: `bench ${round}`, now, locations });
    cars.push(...getListedCars(more, stock, now, TIME_ZONE));
  }
  const random = randomFrom(`bench ${count}`);
  const uniqueCars = cars
    .slice(0, count)
    .map((car, index) => makeUnique(car, FIRST_NUMBER + index, random.next()));
  return getListedCars(uniqueCars, stock, now, TIME_ZONE);
}

/** Gives a car unique values: invented cars share their drawn pictures, which would make the index too small. */
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
