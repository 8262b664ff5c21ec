import { describe, expect, test } from 'vitest';
import type { StockFieldName } from '#stock/mapping/fields.ts';
import { type ImportPlan, planFromMapping } from '#stock/mapping/import-plan.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { type MappedRow, mapRow } from '#stock/rows/map-row.ts';
import { readJson } from '#tests/support/readers/read-feed-text.ts';

interface Given {
  readonly fields?: Partial<Record<StockFieldName, unknown>>;
  readonly defaults?: Partial<Record<StockFieldName, unknown>>;
}

/** What a row says about fields that are mapped so, beside those that every car has. */
function map(cells: Record<string, string>, { fields = {}, defaults = {} }: Given): MappedRow {
  const mapping = parseMapping(
    { fields: { ...fields }, defaults: { ...CAR, ...defaults } },
    'dealer.mapping.json',
  );
  const columns = { a: '', b: '', c: '', ...cells };
  const feed = readJson({ file: 'feed.json', text: JSON.stringify([columns]) });
  const plan: ImportPlan = planFromMapping(mapping, feed, { feed: 'feed', mapping: 'mapping' });
  const [row] = readJson({ file: 'feed.json', text: JSON.stringify([cells]) }).rows;
  const { values, problems } = mapRow(row ?? { line: 1, cells: new Map() }, plan);
  const own = Object.entries(values).filter(([field]) => field in fields || field in defaults);
  return { values: Object.fromEntries(own), problems };
}

const CAR = { year: 2021, make: 'Kia', model: 'Rio', car_type: 'used' };

describe('a field is read from its sources', () => {
  const SOURCES = ['a', { from: ['b'] }, { from: ['c'], transform: 'km' }];

  const LONG = '1'.repeat(501);

  test.each<
    [string, cells: Record<string, string>, price: number | undefined, reason?: string, value?: string]
  >([
    ['the first that can be read counts', { a: '11', b: '20' }, 11],
    ['one that is a placeholder is passed over', { a: '0.00', b: '20' }, 20],
    ['a placeholder counts where there is no more', { a: '0.00' }, 0],
    ['an empty one is passed over', { a: '', b: '20' }, 20],
    ['one that the row lacks is passed over', { b: '20' }, 20],
    ['white space in it is one space', { a: ' 12 \n\t 990 ' }, 12_990],
    ['one that is too long is told', { a: LONG }, undefined, 'has 501 characters, 500 at most', LONG],
    ['one that is unreadable as well', { a: 'POA', b: '20' }, 20],
    [
      'where none can be read, the first that says something is reported',
      { a: '-', b: 'ask', c: 'call' },
      undefined,
      'not a price, such as "$12,990"',
      'ask',
    ],
    [
      'each with what its own transform expects',
      { c: 'call' },
      undefined,
      'not a number of kilometres, such as "45,120"',
      'call',
    ],
    [
      'where all are empty, it is missing, as the first says',
      { a: '-', b: 'n/a' },
      undefined,
      'missing',
      '-',
    ],
    ['where the row lacks all of them, it is missing', { other: 'x' }, undefined, 'missing', ''],
  ])('%s', (_, cells, price, reason, value) => {
    expect(map(cells, { fields: { price: SOURCES } })).toEqual({
      values: price === undefined ? {} : { price },
      problems: reason === undefined ? [] : [{ field: 'price', reason, value }],
    });
  });

  test('a structure is never a text, unless the field is one', () => {
    const cells = { a: '{"value":"Red"}' };
    expect(map(cells, { fields: { colour: 'a', features: 'a', badge: 'a' } })).toEqual({
      values: {},
      problems: ['a colour', 'a list', 'a text'].map((what, index) => ({
        field: ['colour', 'features', 'badge'][index],
        reason: `is a structure, not ${what}`,
        value: cells.a,
      })),
    });
    expect(map(cells, { fields: { variant: 'a' } }).problems).toEqual([]);
  });

  test('HTML and garbled characters are repaired, and counted', () => {
    const cells = { a: 'Gris &Eacute;toilÃ©', b: '<p>CafÃ© &amp; bar</p>', c: 'https://x.example/?a&amp;b' };
    const { values, problems } = map(cells, { fields: { colour: 'a', description: 'b', images: 'c' } });
    expect(values).toEqual({
      ...{ colour: 'Gris Étoilé', description: 'Café & bar' },
      images: [{ image: { url: 'https://x.example/?a&b' } }],
    });
    expect(problems.map(({ field, value }) => [field, value])).toEqual([
      ['colour', cells.a],
      ['description', cells.b],
      ['images', cells.c],
    ]);
  });

  test('a source counts only in the rows that it is for', () => {
    const fields = { price: [{ from: 'a', when: { c: 'new' } }, { from: 'b' }] };
    expect(map({ a: '11', b: '20', c: 'new' }, { fields }).values).toEqual({ price: 11 });
    expect(map({ a: '10', b: '20', c: 'used' }, { fields }).values).toEqual({ price: 20 });
    expect(map({ a: 'POA', b: '', c: 'used' }, { fields }).problems).toEqual([
      { field: 'price', reason: 'missing', value: 'POA' },
    ]);
  });

  test('several columns of one source are read together', () => {
    expect(map({ a: 'SR5', c: 'Hi' }, { fields: { badge: { from: ['a', 'b', 'c'] } } }).values).toEqual({
      badge: 'SR5 Hi',
    });
  });

  test('a report quotes the cell as the feed has it, not what it stands for', () => {
    const fields = { price: { from: 'a', values: { '*': 'ask' } } };
    expect(map({ a: 'Call us' }, { fields }).problems).toEqual([
      { field: 'price', reason: 'not a price, such as "$12,990"', value: 'Call us' },
    ]);
  });

  test('a cell that stands for nothing is missing, whatever it says', () => {
    const fields = { price: { from: 'a', values: { Call: null } } };
    expect(map({ a: 'Call' }, { fields }).problems).toEqual([
      { field: 'price', reason: 'missing', value: 'Call' },
    ]);
  });

  test('most cars have no badge: that is not reported, unless it is there and unreadable', () => {
    expect(map({ a: '' }, { fields: { badge: 'a' } })).toEqual({ values: {}, problems: [] });
    expect(map({ a: 'maybe' }, { fields: { certified: 'a' } })).toEqual({
      values: {},
      problems: [{ field: 'certified', reason: 'not yes or no', value: 'maybe' }],
    });
  });
});

describe('a default', () => {
  const given = { fields: { state: 'a', city: 'b' }, defaults: { state: 'qld', certified: false } };

  test('stands in for what is missing, and for a field without a column', () => {
    expect(map({ a: '', b: 'Cairns' }, given)).toEqual({
      values: { state: 'qld', city: 'Cairns', certified: false },
      problems: [],
    });
  });

  test('leaves what the feed says', () => {
    expect(map({ a: 'NSW', b: 'Cairns' }, given).values).toMatchObject({ state: 'nsw' });
  });

  test('stands in for nothing that is unreadable', () => {
    expect(map({ a: 'Mars', b: 'Cairns' }, given)).toEqual({
      values: { city: 'Cairns', certified: false },
      problems: [
        { field: 'state', reason: 'not a place with a state, such as "Brookvale, NSW"', value: 'Mars' },
      ],
    });
  });
});
