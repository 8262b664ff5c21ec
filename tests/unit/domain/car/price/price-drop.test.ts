import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasPrice } from '#domain/car/price/price.ts';
import { earlierPriceLabel, findEarlierPrice, type RecordedPrices } from '#domain/car/price/price-drop.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

interface Case {
  readonly what: string;
  readonly over?: Parameters<typeof makeCar>[0];
  readonly recorded?: RecordedPrices;
  readonly offerPrices?: boolean;
  readonly words: string | null;
}

const DROP: RecordedPrices = [
  ['2026-01-05', 22_000],
  ['2026-06-03', 21_000],
  ['2026-06-09', 20_000],
];

test.each<Case>([
  { what: 'dropped, by our record', recorded: DROP, words: 'Was $21,000 on 3 June 2026' },
  { what: 'had one price', recorded: DROP.slice(-1), words: null },
  { what: 'is in no record', words: null },
  {
    what: 'became dearer',
    recorded: [
      ['2026-01-05', 19_000],
      ['2026-06-09', 20_000],
    ],
    words: null,
  },
  {
    what: 'was recorded twice at one price',
    recorded: [
      ['2026-01-05', 20_000],
      ['2026-06-09', 20_000],
    ],
    words: null,
  },
  {
    what: 'dropped to another price than today’s',
    recorded: [
      ['2026-01-05', 25_000],
      ['2026-06-09', 24_000],
    ],
    words: null,
  },
  {
    what: 'came from no price',
    recorded: [
      ['2026-01-05', 0],
      ['2026-06-09', 20_000],
    ],
    words: null,
  },
  {
    what: 'has no price now',
    over: { price: 10 },
    recorded: [
      ['2026-01-05', 99],
      ['2026-06-09', 10],
    ],
    words: null,
  },
  { what: 'is sold', over: { status: 'sold' }, recorded: DROP, words: null },
  { what: 'is marked sold', over: { sold: true }, recorded: DROP, words: null },
  { what: 'was dearer, says the feed', over: { before_price: 22_000 }, words: null },
  {
    what: 'was dearer, says the feed of a dealer with offers',
    over: { before_price: 22_000 },
    offerPrices: true,
    words: 'Was $22,000',
  },
  { what: 'was as dear, says the feed', over: { before_price: 20_000 }, offerPrices: true, words: null },
  {
    what: 'was dearer by feed and record',
    over: { before_price: 30_000 },
    recorded: DROP,
    offerPrices: true,
    words: 'Was $21,000 on 3 June 2026',
  },
])('a car that $what: $words', ({ over, recorded = [], offerPrices = false, words }) => {
  const earlier = findEarlierPrice(makeCar({ price: 20_000, ...over }), recorded, offerPrices);
  expect(earlier && earlierPriceLabel(earlier)).toBe(words);
});

test('an earlier price is above the current one, so the two cannot be confused', () => {
  const price = fc.integer({ min: 0, max: 60 }).map((hundreds) => hundreds * 100);
  fc.assert(
    fc.property(
      price,
      fc.option(price),
      fc.array(price, { maxLength: 4 }),
      fc.boolean(),
      (now, before, past, offers) => {
        const car = makeCar({ price: now, before_price: before });
        const recorded = past.map((value, index) => [`2026-01-0${index + 1}`, value] as const);
        const earlier = findEarlierPrice(car, recorded, offers);
        return earlier === null || (hasPrice(car) && earlier.price > car.price);
      },
    ),
  );
});

test.each([
  ['01', 'Jan'],
  ['02', 'Feb'],
  ['03', 'Mar'],
  ['04', 'Apr'],
  ['05', 'May'],
  ['06', 'June'],
  ['07', 'July'],
  ['08', 'Aug'],
  ['09', 'Sept'],
  ['10', 'Oct'],
  ['11', 'Nov'],
  ['12', 'Dec'],
])('a price recorded in month %s is dated in %s', (month, short) => {
  expect(earlierPriceLabel({ price: 21_000, day: `2025-${month}-30` })).toBe(
    `Was $21,000 on 30 ${short} 2025`,
  );
});
