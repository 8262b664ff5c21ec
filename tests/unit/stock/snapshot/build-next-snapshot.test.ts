import { describe, expect, test } from 'vitest';
import { DEFAULT_LISTING } from '#stock/snapshot/listing.ts';
import { buildNextSnapshot, EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import type { ImportedCar } from '#stock/snapshot/read-cars.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { day } from '#tests/unit/stock/support.ts';

interface Given {
  readonly price?: number;
  readonly createdAt?: string;
}

/** A car as a feed has it. */
function read(id: string, { price = 10_000, createdAt }: Given = {}): ImportedCar {
  const { id: _, slug: __, created_at: ___, ...facts } = makeCar({ make: 'Kia', model: 'Rio', price });
  return { id, tail: id, ordinal: 1, facts, createdAt };
}

const importOn = (date: Date, previous: Snapshot, ...cars: ImportedCar[]): Snapshot => {
  const next = buildNextSnapshot(previous, cars, date);
  return { ...next, cars: [...next.cars] };
};
const first = importOn(day(0), EMPTY_SNAPSHOT, read('a'), read('b'));
const addedOn = ({ cars }: Snapshot) => cars.map(({ id, created_at }) => [id, created_at]);

test('the stock is exactly the cars of the feed, in its order', () => {
  const next = importOn(day(1), first, read('c'), read('a'));
  expect(next.cars.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(next.imported_at).toBe(day(1).toISOString());
  expect(next.gone).toMatchObject([{ id: 'b', gone_at: day(1).toISOString() }]);
});

test('a car has its slug and all facts of the feed', () => {
  const car = read('a');
  expect(first.cars[0]).toEqual({
    id: 'a',
    slug: '2021-kia-rio-a',
    created_at: expect.any(String),
    ...car.facts,
  });
});

describe('a car is for sale since', () => {
  test('nine days before the first import, for nobody knows which have just arrived', () => {
    expect(addedOn(first)).toEqual([
      ['a', day(-9).toISOString()],
      ['b', day(-9).toISOString()],
    ]);
  });

  test('the first import that it was in', () => {
    const second = importOn(day(1), first, read('a'), read('new'));
    expect(addedOn(importOn(day(2), second, read('a'), read('new')))).toEqual([
      ['a', day(-9).toISOString()],
      ['new', day(1).toISOString()],
    ]);
  });

  test('before it left, if it comes back', () => {
    const without = importOn(day(1), first, read('b'));
    const back = importOn(day(2), without, read('a'), read('b'));
    expect(addedOn(back)[0]).toEqual(['a', day(-9).toISOString()]);
    expect(back.cars[0]?.slug).toBe(first.cars[0]?.slug);
    expect(back.gone).toEqual([]);
  });

  test('now, where all cars had left before', () => {
    const none = importOn(day(1), first);
    expect(addedOn(importOn(day(2), none, read('new')))).toEqual([['new', day(2).toISOString()]]);
  });

  test('the day that the feed names, if it names one', () => {
    const createdAt = '2026-01-01T00:00:00.000Z';
    expect(addedOn(importOn(day(1), first, read('a', { createdAt }), read('new', { createdAt })))).toEqual([
      ['a', createdAt],
      ['new', createdAt],
    ]);
  });
});

test('prices are kept by the day of the import, of removed cars as well', () => {
  const second = importOn(day(1), first, read('a', { price: 9000 }));
  expect(second.price_history).toEqual({
    a: [
      ['2026-11-21', 10_000],
      ['2026-11-22', 9000],
    ],
    b: [['2026-11-21', 10_000]],
  });
});

test("models are listed by the dealer's rules", () => {
  const { facts, ...car } = read('a');
  const stock = [{ ...car, facts: { ...facts, stocknum: 'X1' } }];
  const listing = { ...DEFAULT_LISTING, exclude: { stocknum: ['X1'] } };
  expect(buildNextSnapshot(EMPTY_SNAPSHOT, stock, day(0)).listed).toEqual([
    { make: 'Kia', model: 'Rio', body: null },
  ]);
  expect(buildNextSnapshot(EMPTY_SNAPSHOT, stock, day(0), listing).listed).toEqual([]);
});
