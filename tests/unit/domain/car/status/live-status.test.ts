import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildStockStatus, diffStatus, isWithdrawn } from '#domain/car/status/live-status.ts';
import { type LiveStatus, parseStockStatus } from '#domain/car/status/live-status-file.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { createSeededRandom } from '#tests/support/factories/seeded-random.ts';

test.each([
  [{ status: 'in_stock', price: 20_000 }, ['in_stock', 20_000]],
  [{ status: 'coming_soon', price: 0 }, ['coming_soon', 0]],
  [{ status: 'sold', price: 20_000 }, ['sold', 20_000]],
  [{ status: 'in_stock', sold: true, price: 20_000 }, ['sold', 20_000]],
  [{ status: 'in_stock', reserved: true, price: 20_000 }, ['in_stock', 20_000, true]],
])('a car with %j is described as %j', (over, entry) => {
  expect(buildStockStatus([makeCar({ id: 'a', ...over })])).toEqual({ a: entry });
});

test('the file is parsed as it was written, without malformed entries', () => {
  const status = buildStockStatus([makeCar({ id: 'a' }), makeCar({ id: 'b', sold: true })]);
  expect(parseStockStatus(JSON.parse(JSON.stringify(status)))).toEqual(status);
  const malformed = { c: ['sold'], d: 'sold', e: null, f: [7, 20_000], g: { 0: 'sold', 1: 20_000 } };
  expect(parseStockStatus({ ...status, ...malformed })).toEqual(status);
});

test.each([null, 'sold', 7, undefined])('a file of %j is no stock status', (json) => {
  expect(() => parseStockStatus(json)).toThrow('stock status: not an object of cars');
});

test('2,000 cars take at most 12 KB compressed', () => {
  const next = createSeededRandom(1);
  const cars = Array.from({ length: 2000 }, (_, n) =>
    makeCar({
      id: String(104_000 + n * 3 + Math.floor(next() * 3)),
      price: 9990 + Math.floor(next() * 80) * 1000,
      status: next() < 0.05 ? 'sold' : 'in_stock',
    }),
  );
  expect(brotliCompressSync(JSON.stringify(buildStockStatus(cars))).length).toBeLessThanOrEqual(12_000);
});

test.each<{ live: LiveStatus | undefined; news: ReturnType<typeof diffStatus> }>([
  { live: ['in_stock', 20_000], news: { kind: 'same' } },
  { live: ['coming_soon', 20_000], news: { kind: 'same' } },
  { live: ['in_stock', 19_999], news: { kind: 'repriced', price: 19_999 } },
  { live: ['in_stock', 0], news: { kind: 'repriced', price: 0 } },
  { live: ['sold', 20_000], news: { kind: 'sold' } },
  { live: ['withdrawn', 20_000], news: { kind: 'sold' } },
  { live: undefined, news: { kind: 'gone' } },
])('for a car offered for 20,000 dollars, $live is the change $news', ({ live, news }) => {
  expect(diffStatus(20_000, live)).toEqual(news);
});

test.each<{ live: LiveStatus | undefined; news: ReturnType<typeof diffStatus>['kind'] }>([
  { live: ['in_stock', 20_000], news: 'same' },
  { live: ['in_stock', 20_000, true], news: 'reserved' },
  { live: ['in_stock', 19_999, true], news: 'reserved' },
  { live: ['sold', 20_000, true], news: 'sold' },
  { live: undefined, news: 'gone' },
])('for a car offered for reservation, $live is the change $news', ({ live, news }) => {
  expect(diffStatus(20_000, live, true).kind).toBe(news);
});

test('a page that does not offer a reservation gets no news that the car is reserved', () => {
  expect(diffStatus(20_000, ['in_stock', 20_000, true])).toEqual({ kind: 'same' });
});

test.each([
  [{ kind: 'sold' }, true],
  [{ kind: 'reserved' }, true],
  [{ kind: 'gone' }, true],
  [{ kind: 'same' }, false],
  [{ kind: 'repriced', price: 1 }, false],
] as const)('a car with the change %j is withdrawn: %s', (news, withdrawn) => {
  expect(isWithdrawn(news)).toBe(withdrawn);
});
