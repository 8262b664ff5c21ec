import { describe, expect, test, vi } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { createTextSearch } from '#search/engines/embedded/text-search.ts';

const records = [
  { make: 'Ford', model: 'Focus', badge: 'GX GXL', series: 'Ford', year: 2020 },
  { make: 'Kia', model: 'Ford', badge: 'GXL', series: null, year: 2021 },
  { make: 'Mini', model: 'One', badge: 'Ford', series: 'GX', year: 2022 },
  { make: 'Mini', model: 'One', badge: null, series: 'Ford', year: 2023 },
  { make: null, model: 'One', badge: null, series: null, year: 2024 },
];
const FIELDS = ['make', 'model', 'badge', 'series', 'year'].map((name) => ({ name }));

function createSearch() {
  const index = buildIndex(records, { names: FIELDS.map(({ name }) => name), uniqueTextColumns: [] });
  const columns = loadColumns(index);
  const read = vi.spyOn(columns, 'get');
  return { scoresOf: createTextSearch(index.count, columns, FIELDS), read };
}
const scoresOf = (query: string) => {
  const scores = createSearch().scoresOf(query);
  return scores && [...scores];
};

// Four for each step of quality (typo, beginning, exact), and three, two and one for the first fields.
describe('a car scores by how well a word matches, then by the field', () => {
  test.each([
    { query: 'ford', scores: [15, 14, 13, 12, 0] },
    { query: 'for', scores: [11, 10, 9, 8, 0] },
    { query: 'fird', scores: [7, 6, 5, 4, 0] },
    { query: 'gx', scores: [13, 9, 12, 0, 0] },
    { query: '"gx"', scores: [13, 0, 12, 0, 0] },
    { query: '2024', scores: [0, 0, 0, 0, 12] },
    { query: 'nothing', scores: [0, 0, 0, 0, 0] },
  ])('$query: $scores', ({ query, scores }) => {
    expect(scoresOf(query)).toEqual(scores);
  });

  test.each([
    { query: 'gx ford', scores: [13 + 15, 0, 12 + 13, 0, 0] },
    { query: 'ford gx', scores: [15 + 13, 14 + 9, 13 + 12, 0, 0] },
    { query: '"gx" ford 202', scores: [13 + 15 + 8, 0, 12 + 13 + 8, 0, 0] },
    { query: 'fo gx', scores: [0, 0, 0, 0, 0] },
    { query: 'mini nothing', scores: [0, 0, 0, 0, 0] },
    { query: 'nothing mini', scores: [0, 0, 0, 0, 0] },
  ])('every word must match, and only the last may be a beginning. $query: $scores', ({ query, scores }) => {
    expect(scoresOf(query)).toEqual(scores);
  });
});

test.each(['', ' ', '!?', '""'])('a query without words says nothing about any car: %j', (query) => {
  expect(scoresOf(query)).toBeUndefined();
});

describe('the words of the stock', () => {
  test('are read by the first query, once', () => {
    const { scoresOf, read } = createSearch();
    expect(read).not.toHaveBeenCalled();
    scoresOf('ford');
    expect(read).toHaveBeenCalledTimes(FIELDS.length);
    scoresOf('kia');
    expect(read).toHaveBeenCalledTimes(FIELDS.length);
  });
});

describe('the scores of the last twenty queries are cached', () => {
  const others = (count: number) => Array.from({ length: count }, (_, n) => `other${n}`);

  test('so that refining a search does not score its text again', () => {
    const { scoresOf } = createSearch();
    const scores = scoresOf('ford');
    for (const query of others(19)) scoresOf(query);
    expect(scoresOf('ford')).toBe(scores);
    expect(scoresOf('kia')).not.toBe(scores);
  });

  test('and the oldest is dropped', () => {
    const { scoresOf } = createSearch();
    const [first, second] = [scoresOf('ford'), scoresOf('kia')];
    for (const query of others(19)) scoresOf(query);
    expect(scoresOf('kia')).toBe(second);
    expect(scoresOf('ford')).not.toBe(first);
    expect(scoresOf('ford')).toEqual(first);
  });
});
