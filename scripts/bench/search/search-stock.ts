import type { Car } from '#domain/car/car.ts';
import type { Location } from '#domain/location/location.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { sha256 } from '#platform/sha256.ts';
import { demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import type { StockConfig } from '#site/config/stock.ts';
import { getListedCars } from '#site/read-stock.ts';

/** Cars get unique numbers here; those of the invented stock end before it. */
const FIRST_NUMBER = 200_000;
/** The price of a subscription car in weekly payments. */
const SUBSCRIPTION_WEEKS = 240;

/** The dealer whose rules and locations the invented stock uses. */
interface BenchDealer {
  readonly stock: StockConfig;
  readonly locations: readonly Location[];
  readonly now: Date;
}

/** The benchmark's time zone, which decides the current day. */
const TIME_ZONE = timeZoneOf({ state: 'qld' });

/** Creates `count` listed cars in a site's order: those of the invented dealer group, as often as it takes. */
export function makeBenchCars(count: number, { stock, locations, now }: BenchDealer): Car[] {
  const invented = getListedCars(demoSnapshot('group', { now, locations }).cars, stock, now, TIME_ZONE);
  const rounds = Array.from({ length: Math.ceil(count / invented.length) }, () => invented);
  const cars = rounds
    .flat()
    .slice(0, count)
    .map((car, index) => makeUnique(car, FIRST_NUMBER + index));
  return getListedCars(cars, stock, now, TIME_ZONE);
}

/** Gives a car unique values, so that prices and kilometres vary, and the index is not too small. */
function makeUnique(car: Car, number: number): Car {
  const id = String(number);
  const hash = sha256(id, 'hex', 8);
  const factor = 0.8 + (0.4 * Number.parseInt(hash, 16)) / 2 ** 32;
  return {
    ...car,
    id,
    slug: car.slug.replace(/\d+$/, id),
    stocknum: `C${id}`,
    price: Math.round(car.price * factor),
    km: car.km && Math.round(car.km * factor),
    primary_image_url: `https://photos.example/${hash}.webp`,
    subscription_price: number % 3 === 0 ? Math.round(car.price / SUBSCRIPTION_WEEKS) : null,
  };
}
