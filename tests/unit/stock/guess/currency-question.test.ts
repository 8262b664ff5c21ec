import { expect, test } from 'vitest';
import { askForCurrency } from '#stock/guess/currency-question.ts';
import type { MappingDraft } from '#stock/guess/mapping-draft.ts';
import { planFromMapping } from '#stock/mapping/import-plan.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { readCars } from '#stock/snapshot/read-cars.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const IN_CELLS = ['A$20,000', 'NZ$21,000', '$22,000'].map((price) => `${price},`);
const BESIDE = ['20000,AUD', '21000,NZD', '22000,'];

/** The prices of three cars, as a dealer in a country shows them once the question has an answer. */
function pricesOf(prices: readonly string[], country: 'au' | 'nz', answer?: string) {
  const rows = prices.map((price, n) => `A${n},2021,Kia,Rio,used,"${price.replace(/,([^,]*)$/, '",$1')}`);
  const text = ['stocknum,year,make,model,car_type,price,currency', ...rows].join('\n');
  const feed = readCsv({ file: 'feed.csv', text });
  const fields = Object.fromEntries(
    ['stocknum', 'year', 'make', 'model', 'car_type', 'price'].map((name) => [name, name]),
  );
  const draft: MappingDraft = { fields, key: ['stocknum'] };
  const [question] = askForCurrency(draft, feed, country === 'au' ? 'AUD' : 'NZD');
  const answered = question?.apply(draft, answer ?? question.otherwise) ?? draft;
  const plan = planFromMapping(parseMapping(answered, 'm'), feed, { feed: 'f', mapping: 'm', country });
  const { cars, repaired } = readCars(feed.rows, plan);
  return {
    choices: question?.choices,
    prices: cars.map(({ facts }) => facts.price),
    lost: repaired.map(({ value, reason }) => `${value}: ${reason}`),
  };
}

test.each([
  ['in the cells', IN_CELLS, 'NZ$21,000: not a price in AUD, such as "$12,990"'],
  ['beside them', BESIDE, '21000: not a price in AUD, such as "$12,990"'],
])(
  "prices in another currency, named %s, are never the country's dollars, and are reported",
  (_, cells, lost) => {
    expect(pricesOf(cells, 'au')).toEqual({
      choices: ['AUD', 'NZD'],
      prices: [20_000, 0, 22_000],
      lost: [lost],
    });
  },
);

test.each([
  ['in the cells', IN_CELLS],
  ['beside them', BESIDE],
])('the same feed has other prices in New Zealand, named %s', (_, cells) => {
  expect(pricesOf(cells, 'nz')).toMatchObject({ choices: ['NZD', 'AUD'], prices: [0, 21_000, 22_000] });
});

test('whoever says so shows prices of another currency, and those alone', () => {
  expect(pricesOf(IN_CELLS, 'au', 'NZD').prices).toEqual([0, 21_000, 22_000]);
  expect(pricesOf(BESIDE, 'au', 'NZD').prices).toEqual([0, 21_000, 0]);
});

test('a feed in one currency has no question', () => {
  expect(pricesOf(['A$20,000,', '$21,000,'], 'au')).toEqual({
    choices: undefined,
    prices: [20_000, 21_000],
    lost: [],
  });
});
