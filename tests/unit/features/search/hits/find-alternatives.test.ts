import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { findAlternatives } from '#features/search/hits/find-alternatives.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const white = { colour: 'White', price: 60_000 };
const STOCK = [
  makeCar({ model: 'HiLux', simple_body: 'ute', ...white }),
  makeCar({ model: 'HiLux', simple_body: 'ute', ...white }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'Red', price: 9000 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'Red', price: 9500 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', colour: 'Red', price: 9700 }),
  makeCar({
    make: 'Kia',
    model: 'Picanto',
    simple_body: 'hatch',
    colour: 'Red',
    price: 9900,
    created_at: '2026-11-20T00:00:00Z',
  }),
];
/** Each matches all of five filters but one; the first one five times, the last one once. */
const EACH_LACKS_ONE = [
  { simple_body: 'suv' as const },
  { colour: 'Blue' },
  { simple_fuel: 'Petrol' },
  { simple_drive: 'AWD' },
  { seats: 7 },
].flatMap((other, n) =>
  Array.from({ length: 5 - n }, () =>
    makeCar({
      simple_body: 'ute',
      colour: 'Red',
      simple_fuel: 'Diesel',
      simple_drive: '4x4',
      seats: 5,
      ...other,
    }),
  ),
);
const makeModel = (text: string) => {
  const [make = '', model = ''] = text.split(':');
  return makeCar({ make, model });
};

async function find(state: IndexUiState, cars: readonly Car[] = STOCK) {
  const { client, config, batches } = makeSearchClient(makeSite({}, { cars: [...cars] }), now);
  const { searches, nearest } = await findAlternatives({ ...state }, { client, config, thisYear: 2026 });
  return {
    labels: searches.map(({ label, count }) => `${label} (${count})`),
    searches,
    nearest: nearest.label,
    hits: nearest.hits.map(({ model }) => model),
    batches,
  };
}

describe('a search that found nothing offers', () => {
  test('searches with one filter fewer, most cars first; the closest is the one with the fewest', async () => {
    const found = await find({ refinementList: { body: ['ute'], colour: ['Red'] } });
    expect(found.labels).toEqual(['Remove Ute (4)', 'Remove Red (2)']);
    expect(found.nearest).toBe('Close matches without Red');
    expect(found.hits).toEqual(['HiLux', 'HiLux']);
  });

  test('searches with two filters fewer, if none with one finds anything', async () => {
    const found = await find({ refinementList: { body: ['ute'], colour: ['Red'], fuel: ['Diesel'] } });
    expect(found.labels).toEqual(['Remove Ute and Diesel (4)', 'Remove Diesel and Red (2)']);
    expect(found.nearest).toBe('Close matches without Diesel and Red');
  });

  test('searches with one filter alone, if those find nothing either', async () => {
    const found = await find({
      refinementList: { body: ['ute'], colour: ['Red'], fuel: ['Diesel'], transmission: ['Manual'] },
    });
    expect(found.labels).toEqual(['Only Red (4)', 'Only Ute (2)']);
    expect(found.nearest).toBe('Only Ute');
  });

  test('four searches at most', async () => {
    const { searches } = await find(
      { refinementList: { body: ['ute'], colour: ['Red'], fuel: ['Diesel'], drive: ['4x4'], seats: ['5'] } },
      EACH_LACKS_ONE,
    );
    expect(searches.map(({ count }) => count)).toEqual([5, 4, 3, 2]);
  });

  test('what a misspelt word may mean, before searches without it', async () => {
    const found = await find({ query: 'hilx' });
    expect(found.labels).toEqual(['Toyota HiLux (2)', 'Remove “hilx” (6)']);
    expect(found.nearest).toBe('Toyota HiLux');
    expect(found.searches[0]?.state).toMatchObject({
      query: '',
      refinementList: { make_or_model: ['Toyota:HiLux'] },
    });
  });

  test('two meanings at most, and never the text as it is', async () => {
    const { labels } = await find({ query: 'k' }, ['Kia:Rio', 'Kluger:A', 'Kona:B', 'KGM:C'].map(makeModel));
    expect(labels).toHaveLength(3);
    expect(labels.at(-1)).toBe('Remove “k” (4)');
  });

  test('the newest cars, where nothing can be left out', async () => {
    const found = await find({});
    expect(found.searches).toEqual([]);
    expect(found.nearest).toBe('Just arrived');
    expect(found.hits).toHaveLength(3);
    expect(found.hits[0]).toBe('Picanto');
  });
});

test('the nearest are three at most, from the first page, without counts', async () => {
  const { hits, batches } = await find({
    refinementList: { make_or_model: ['Kia'], body: ['ute'], colour: ['Red'] },
    page: 3,
  });
  expect(hits.length).toBeLessThanOrEqual(3);
  expect(batches.at(-1)).toEqual([
    expect.objectContaining({
      params: expect.objectContaining({ hitsPerPage: 3, page: 0 }),
    }),
  ]);
});

test('two requests are enough where nothing was typed', async () => {
  const { batches } = await find({ refinementList: { body: ['ute'], colour: ['Red'] } });
  expect(batches).toHaveLength(2);
});

test('a search that fails finds no alternatives', async () => {
  const { config } = makeSearchClient(makeSite({}, { cars: STOCK }), now);
  const client = { search: () => Promise.reject(new Error('offline')) };
  await expect(findAlternatives({}, { client, config, thisYear: 2026 })).rejects.toThrow('offline');
});
