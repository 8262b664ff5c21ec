import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPrice } from '#domain/car/price/price.ts';
import {
  earlierPriceLabel,
  findEarlierPrice,
  findListedDay,
  priceDropsLabel,
  type RecordedPrices,
} from '#domain/car/price/price-drop.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

type CarOver = Parameters<typeof makeCar>[0];

const DROP: RecordedPrices = [
  ['2026-01-05', 22_000],
  ['2026-06-03', 21_000],
  ['2026-06-09', 20_000],
];
const recorded = (before: number, now = 20_000): RecordedPrices => [
  ['2026-01-05', before],
  ['2026-06-09', now],
];

test.each<
  [what: string, recorded: RecordedPrices, over: CarOver, offerPrices: boolean, words: string | null]
>([
  ['dropped, by our record', DROP, {}, false, 'Was $21,000 on 3 June 2026'],
  ['had one price', DROP.slice(-1), {}, false, null],
  ['is in no record', [], {}, false, null],
  ['became dearer', recorded(19_000), {}, false, null],
  ['was recorded twice at one price', recorded(20_000), {}, false, null],
  ['dropped to another price than today’s', recorded(25_000, 24_000), {}, false, null],
  ['came from no price', recorded(0), {}, false, null],
  ['has no price now', recorded(99, 10), { price: 10 }, false, null],
  ['is sold', DROP, { status: 'sold' }, false, null],
  ['is marked sold', DROP, { sold: true }, false, null],
  ['was dearer, says the feed', [], { before_price: 22_000 }, false, null],
  ['was dearer, says the feed of a dealer with offers', [], { before_price: 22_000 }, true, 'Was $22,000'],
  ['was as dear, says the feed', [], { before_price: 20_000 }, true, null],
  ['was dearer by feed and record', DROP, { before_price: 30_000 }, true, 'Was $21,000 on 3 June 2026'],
])('a car that %s', (_, prices, over, offerPrices, words) => {
  const earlier = findEarlierPrice(makeCar({ price: 20_000, ...over }), prices, offerPrices);
  expect(earlier && earlierPriceLabel(earlier)).toBe(words);
});

const STEPS = 'Down $2,000 since 5 Jan 2026, in 2 steps';
test.each<[what: string, recorded: RecordedPrices, words: string | null]>([
  ['dropped twice', DROP, STEPS],
  ['rose before it dropped twice', [['2025-12-01', 9_000], ...DROP], STEPS],
  ['had no price before it dropped twice', [['2025-12-01', 0], ...DROP], STEPS],
  ['dropped once', DROP.slice(1), null],
  ['dropped twice and rose', [...DROP, ['2026-06-12', 25_000]], null],
  ['has lost its price', [...DROP, ['2026-06-12', 0]], null],
  ['is in no record', [], null],
])('the steps of a price that %s', (_, prices, words) => {
  expect(priceDropsLabel(makeCar({ price: prices.at(-1)?.[1] ?? 20_000 }), prices)).toBe(words);
});

test('steps down to another price than today’s are not told', () => {
  expect(priceDropsLabel(makeCar({ price: 19_000 }), DROP)).toBeNull();
});

test('an earlier price is above the current one, so the two cannot be confused', () => {
  const price = fc.integer({ min: 0, max: 60 }).map((hundreds) => hundreds * 100);
  const past = fc.array(price, { maxLength: 4 });
  fc.assert(
    fc.property(price, fc.option(price), past, fc.boolean(), (now, before, recorded, offers) => {
      const car = makeCar({ price: now, before_price: before });
      const prices = recorded.map((value, index) => [`2026-01-0${index + 1}`, value] as const);
      const earlier = findEarlierPrice(car, prices, offers);
      return earlier === null || (hasPrice(car) && earlier.price > car.price);
    }),
  );
});

test('months are written short in the day of a price', () => {
  const labels = Array.from({ length: 12 }, (_, month) =>
    earlierPriceLabel({ price: 21_000, day: `2025-${String(month + 1).padStart(2, '0')}-30` }),
  );
  const months = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ');
  expect(labels).toEqual(months.map((month) => `Was $21,000 on 30 ${month} 2025`));
});

const BRISBANE = 'Australia/Brisbane';

test('a car came into stock on the local day of its date', () => {
  const car = makeCar({ created_at: '2026-06-01T22:00:00.000Z' });
  expect(findListedDay(car, [['2026-06-12', 20_000]], BRISBANE)).toBe('2026-06-02');
  expect(findListedDay(car, [], BRISBANE)).toBe('2026-06-02');
});

test('the day is not known of a car that the first import brought without a date', () => {
  const car = makeCar({ created_at: '2026-06-01T22:00:00.000Z' });
  expect(findListedDay(car, [['2026-06-10', 20_000]], BRISBANE)).toBeNull();
});
