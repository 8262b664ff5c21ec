import { describe, expect, test } from 'vitest';
import { findRefusals } from '#stock/import/import-stock.ts';
import { DEFAULT_LISTING } from '#stock/snapshot/listing.ts';
import {
  buildNextSnapshot,
  EMPTY_SNAPSHOT,
  updatePriceHistory,
  updateRemovedCars,
} from '#stock/snapshot/next-snapshot.ts';
import type { ImportedCar, ReadCarsResult } from '#stock/snapshot/read-cars.ts';
import type { RemovedCar, Snapshot } from '#stock/snapshot/snapshot.ts';
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

const gone = (id: string, gone_at: Date): RemovedCar => ({
  id,
  slug: `slug-${id}`,
  make: 'Kia',
  model: 'Rio',
  body: null,
  gone_at: gone_at.toISOString(),
});

describe('price history', () => {
  const before = { a: [['2026-11-01', 100]] as [string, number][] };

  test.each([
    ['a feed may call a car so', 'constructor', 100, [['2026-11-21', 100]]],
    ['a new car begins with its price', 'b', 100, [['2026-11-21', 100]]],
    ['an unknown price is one too', 'b', 0, [['2026-11-21', 0]]],
    ['the same price adds nothing', 'a', 100, [['2026-11-01', 100]]],
    [
      'another price is added',
      'a',
      90,
      [
        ['2026-11-01', 100],
        ['2026-11-21', 90],
      ],
    ],
  ])('%s', (_, id, price, expected) => {
    expect(updatePriceHistory(before, [{ id, price }], [], '2026-11-21')).toEqual({ [id]: expected });
  });

  test('a remembered car keeps its history, a forgotten one loses it', () => {
    expect(updatePriceHistory(before, [], [{ id: 'a' }, { id: 'z' }], '2026-11-21')).toEqual(before);
    expect(updatePriceHistory(before, [], [], '2026-11-21')).toEqual({});
  });
});

describe('gone cars', () => {
  test('a removed car is remembered with the data for a similar search, and the date it was added', () => {
    const car = makeCar({ id: 'a', simple_body: 'suv' });
    const { slug, make, model, created_at } = car;
    expect(updateRemovedCars({ ...EMPTY_SNAPSHOT, cars: [car] }, [], day(0))).toEqual([
      { id: 'a', slug, make, model, body: 'suv', created_at, gone_at: day(0).toISOString() },
    ]);
  });

  test.each([
    [89, true],
    [90, true],
    [91, false],
  ])('after %i days it is remembered: %j', (days, isRemembered) => {
    expect(updateRemovedCars({ ...EMPTY_SNAPSHOT, gone: [gone('a', day(0))] }, [], day(days))).toHaveLength(
      isRemembered ? 1 : 0,
    );
  });

  test('a car that is back is not among the removed ones', () => {
    expect(
      updateRemovedCars(
        { ...EMPTY_SNAPSHOT, gone: [gone('a', day(0)), gone('b', day(0))] },
        [{ id: 'a' }],
        day(1),
      ),
    ).toEqual([gone('b', day(0))]);
  });
});

test('a removed car is forgotten a millisecond after its 90 days, and those that just left come last', () => {
  const previous = { ...EMPTY_SNAPSHOT, cars: [makeCar({ id: 'left' })] };
  const rememberedAt = (time: number) =>
    updateRemovedCars({ ...previous, gone: [gone('a', day(0))] }, [], new Date(time)).map(({ id }) => id);
  expect(rememberedAt(day(90).getTime())).toEqual(['a', 'left']);
  expect(rememberedAt(day(90).getTime() + 1)).toEqual(['left']);
});

describe('a feed is rejected', () => {
  const stock = (count: number): Snapshot => ({
    ...EMPTY_SNAPSHOT,
    cars: Array.from({ length: count }, (_, index) => makeCar({ id: `c${index}` })),
  });
  const read = (list: readonly string[], held = 0): ReadCarsResult => ({
    cars: list.map((id) => ({ id }) as ImportedCar),
    rows: list.length + held,
    clean: list.length,
    repairedRows: 0,
    heldRows: held,
    repaired: [],
    held: Array.from({ length: held }, (_, line) => ({
      line,
      field: 'year',
      reason: 'missing',
      value: '',
      fix: '',
    })),
  });
  const firstCars = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

  test.each([
    [10, 10, false],
    [10, 7, false],
    [10, 6, true],
    [1000, 700, false],
    [1000, 699, true],
    [3, 2, true],
    [4, 3, false],
    [0, 5, false],
  ])(
    'when it drops more than 30 per cent of the stock: of %i cars %i stay, refused %j',
    (before, remaining, isRefused) => {
      expect(findRefusals(stock(before), read(firstCars(remaining)))).toHaveLength(isRefused ? 1 : 0);
    },
  );

  test('when other cars replace the same number: every address and first-seen date would be lost', () => {
    expect(
      findRefusals(stock(10), read(Array.from({ length: 10 }, (_, index) => `other${index}`))),
    ).toHaveLength(1);
  });

  test.each<[string, Snapshot, ReadCarsResult, string[]]>([
    [
      'no cars after there were some',
      stock(3),
      read([]),
      ['has no cars, and there was stock before. Check the feed, or add --force to empty the site.'],
    ],
    [
      'no cars while cars are remembered',
      { ...EMPTY_SNAPSHOT, gone: [gone('a', day(0))] },
      read([]),
      [expect.stringContaining('has no cars')],
    ],
    [
      'only held rows',
      EMPTY_SNAPSHOT,
      read([], 2),
      [
        'has no row that is a car: all 2 are held back, the first because of year (missing). Check the mapping.',
      ],
    ],
    ['no rows for a new dealer', EMPTY_SNAPSHOT, read([]), []],
  ])('%s', (_, previous, given, expected) => expect(findRefusals(previous, given)).toEqual(expected));
});
