import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { getListedCars } from '#site/read-stock.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const ZONE = 'Australia/Brisbane';
const now = new Date('2026-11-21T00:00:00Z');
type StockInput = Exclude<Parameters<typeof makeSite>[0], undefined>['stock'];

function listed(cars: readonly Car[], stock: StockInput = {}, at = now): string[] {
  const site = makeSite({ stock });
  if (!site.stock) throw new Error('a site with stock');
  return getListedCars(cars, site.stock, at, ZONE).map(({ id }) => id);
}

describe('a dealer can filter vehicles by age, both ends included (T-32)', () => {
  const cars = [2027, 2026, 2025, 2013, 2012, 2011].map((year) => makeCar({ id: String(year), year }));
  test.each<[StockInput, string[]]>([
    [{}, ['2027', '2026', '2025', '2013', '2012', '2011']],
    [{ age: { max: 14 } }, ['2026', '2025', '2013', '2012']],
    [{ age: { min: 0, max: 13 } }, ['2026', '2025', '2013']],
    [{ age: { min: 1, max: 14 } }, ['2025', '2013', '2012']],
    [{ age: { min: 14, max: 14 } }, ['2012']],
  ])('%j lists %j', (stock, ids) => {
    expect(listed(cars, stock).sort()).toEqual(ids.toSorted());
  });

  test("vehicles become a year older on New Year’s Day in the dealer's time zone", () => {
    const newYear = new Date('2026-12-31T14:00:00Z');
    expect(listed([makeCar({ id: '2012', year: 2012 })], { age: { max: 14 } }, newYear)).toEqual([]);
    const eve = new Date('2026-12-31T13:59:59Z');
    expect(listed([makeCar({ id: '2012', year: 2012 })], { age: { max: 14 } }, eve)).toEqual(['2012']);
  });
});

test('vehicles are excluded by stock number, which is text: "007" is not "7"', () => {
  const cars = ['7', '007', 'A1'].map((stocknum) => makeCar({ id: stocknum, stocknum }));
  const unnumbered = makeCar({ id: 'none', stocknum: null });
  expect(listed([...cars, unnumbered], { exclude: { stocknum: ['007', 'A1'] } })).toEqual(['7', 'none']);
});

test('cars not meant for the website and cars sold too long ago are never listed; sold ones come last', () => {
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const cars = [
    makeCar({ id: 'sold', status: 'sold', sold_date_timestamp: seconds('2026-11-19T00:00:00Z') }),
    makeCar({ id: 'older', created_at: '2026-11-01T00:00:00Z' }),
    makeCar({ id: 'newer', created_at: '2026-11-02T00:00:00Z' }),
    makeCar({ id: 'hidden', show_on_dealer_website: false }),
    makeCar({ id: 'long sold', status: 'sold', sold_date_timestamp: seconds('2026-11-01T00:00:00Z') }),
    makeCar({ id: 'withdrawn', status: 'withdrawn' }),
  ];
  expect(listed(cars)).toEqual(['newer', 'older', 'sold']);
  expect(listed(cars, { soldForDays: 30 })).toEqual(['newer', 'older', 'sold', 'long sold']);
});
