import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex, type RecordValue } from '#search/engines/embedded/build-index.ts';
import { loadColumns, valueAt } from '#search/engines/embedded/columns.ts';
import { readDocuments } from '#search/engines/embedded/read-documents.ts';
import { type IndexColumn, listModels, type StockIndex } from '#search/engines/embedded/stock-index.ts';

/** The column of an index with these values, one for each car. */
function columnOf(values: readonly RecordValue[], { unique = false } = {}) {
  const records = values.map((value) => ({ it: value }));
  return buildIndex(records, { names: ['it'], uniqueTextColumns: unique ? ['it'] : [] }).columns.it;
}

/** The values of the column 'it', car by car, and of a car past the end. */
function read(columns: Readonly<Record<string, IndexColumn>>, count: number) {
  const file: StockIndex = JSON.parse(JSON.stringify({ version: 1, count, columns }));
  const column = loadColumns(file).get('it');
  if (!column) throw new Error('no column');
  return Array.from({ length: count + 1 }, (_, car) => valueAt(column, car));
}

const words = fc.constantFrom('Kia', 'Mini', '/a1.jpg', '/a2.jpg', 'aba', 'ababa', '日産', '');
const text = fc.oneof(words, fc.string());
const orNone = <T>(value: fc.Arbitrary<T>) => fc.array(fc.option(value), { maxLength: 12 });

test.each<[what: string, values: fc.Arbitrary<RecordValue[]>, unique: boolean, none: unknown]>([
  ['texts', orNone(text), false, null],
  ['texts that differ from car to car', orNone(text), true, null],
  ['numbers', orNone(fc.integer({ min: -2_000_000, max: 2_000_000 })), false, null],
  ['flags', orNone(fc.boolean()), false, false],
])('%s are read from the file of an index as they were recorded', (_, values, unique, none) => {
  fc.assert(
    fc.property(values, (recorded) => {
      const column = columnOf(recorded, { unique });
      // A column of unknown values alone says nothing of their type.
      const missing = recorded.some((value) => value !== null) ? none : null;
      if (column)
        expect(read({ it: column }, recorded.length).slice(0, -1)).toEqual(recorded.map((v) => v ?? missing));
    }),
  );
});

test('of lists each different value is read once, in alphabetical order', () => {
  const lists = orNone(fc.array(fc.constantFrom('ABS', 'Tow bar', 'Sunroof', 'v1', 'v10', 'v11')));
  fc.assert(
    fc.property(lists, (recorded) => {
      fc.pre(recorded.some((value) => value !== null));
      const column = columnOf(recorded);
      const meant = recorded.map((list) => [...new Set(list)].sort());
      if (column) expect(read({ it: column }, recorded.length).slice(0, -1)).toEqual(meant);
    }),
  );
});

test('a file is short: a value is written once, a number as what it adds to the least, a text without what all share', () => {
  const records = [
    { make: 'Kia', year: 2020, sold: false, features: ['Tow bar', 'ABS'], photo: '/a1.jpg' },
    { make: 'Audi', year: null, sold: true, features: null, photo: null },
    { make: 'Kia', year: 2015, sold: null, features: ['ABS', 'Tow bar', 'ABS'], photo: '/b.jpg' },
  ];
  const names = ['make', 'year', 'sold', 'features', 'photo', 'unknown', 'make_model'];
  const pairColumns = { make_model: { of: ['make', 'model'], parents: true } } as const;
  expect(buildIndex(records, { names, uniqueTextColumns: ['photo'], pairColumns })).toEqual({
    version: 1,
    count: 3,
    columns: {
      make: { kind: 'dictionary', values: ['Audi', 'Kia'], codes: [2, 1, 2] },
      year: { kind: 'number', base: 2015, offsets: [5, -1, 0] },
      sold: { kind: 'flag', cars: [1] },
      features: { kind: 'set', values: ['ABS', 'Tow bar'], sets: [[0, 1], []], codes: [0, 1, 0] },
      photo: { kind: 'text', prefix: '/', suffix: '.jpg', texts: ['a1', null, 'b'] },
      unknown: { kind: 'dictionary', values: [], codes: [] },
      make_model: { kind: 'pair', of: ['make', 'model'], parents: true },
    },
  });
});

test.each<[texts: string[], prefix: string, suffix: string, rest: string[]]>([
  [['only'], 'only', '', ['']],
  [['aba', 'ababa'], 'aba', '', ['', 'ba']],
  [['x-1', 'y-1', 'z1'], '', '1', ['x-', 'y-', 'z']],
  [['1', '21'], '', '1', ['', '2']],
  [['21', '1'], '', '1', ['2', '']],
  [['', 'a'], '', '', ['', 'a']],
])('%j share the beginning "%s" and the end "%s"', (texts, prefix, suffix, rest) => {
  expect(columnOf(texts, { unique: true })).toEqual({ kind: 'text', prefix, suffix, texts: rest });
});

test.each<[values: RecordValue[], wrong: string]>([
  [[5, 'five'], '"five"'],
  [[5, 5.5], '5.5'],
  [[5.5], '5.5'],
  [['five', 5], '5'],
  [['five', ['five']], '["five"]'],
  [[['five'], 'five'], '"five"'],
])('a column of several types, or of fractions, is a mistake and throws: %j', (values, wrong) => {
  expect(() => columnOf(values)).toThrow(
    new Error(`search index: it contains ${wrong} among values of another type. A column needs one type.`),
  );
});

test('an index of another version is refused', () => {
  const newer = { version: 2, count: 0, columns: {} } as unknown as StockIndex;
  expect(() => loadColumns(newer)).toThrow('search index: unsupported version 2. Rebuild the site.');
});

test.each([255, 256, 65_535, 65_536])(
  'one of %i different texts, and one of as many sets, is known by its code',
  (size) => {
    const values = Array.from({ length: size }, (_, n) => String(n));
    const last = size - 1;
    const texts = read({ it: { kind: 'dictionary', values, codes: [size, 1, 0] } }, 3);
    expect(texts).toEqual([String(last), '0', null, null]);
    const sets = [...values.map(() => []), [0]];
    const lists = read({ it: { kind: 'set', values: ['ABS'], sets, codes: [size, 0] } }, 2);
    expect(lists.slice(0, 2)).toEqual([['ABS'], []]);
  },
);

describe('a column of two others', () => {
  const make: IndexColumn = { kind: 'dictionary', values: ['Kia', 'Mini'], codes: [2, 1, 0, 1, 2] };
  const model: IndexColumn = { kind: 'dictionary', values: ['Cooper', 'Rio'], codes: [1, 2, 1, 0, 1] };
  const pair = (parents: boolean): IndexColumn => ({ kind: 'pair', of: ['make', 'model'], parents });

  test('holds both by name, with parents the first alone as well; a car without one of them has none', () => {
    const [mini, kia] = ['Mini:Cooper', 'Kia:Rio'];
    expect(read({ make, model, it: pair(false) }, 5)).toEqual([mini, kia, null, null, mini, null]);
    const both = [['Mini', mini], ['Kia', kia], [], [], ['Mini', mini]];
    expect(read({ make, model, it: pair(true) }, 5).slice(0, 5)).toEqual(both);
  });

  test.each([
    ['is missing', { make }],
    ['is not one of a few texts', { make, model: { kind: 'flag', cars: [0] } as const }],
  ])('has no values if one of the two %s', (_, others) => {
    expect(read({ ...others, it: pair(false) }, 1)).toEqual([null, null]);
    expect(read({ ...others, it: pair(true) }, 1)).toEqual([[], []]);
  });
});

describe('the makes and models of an index', () => {
  const modelsOf = (models: readonly string[], { unique = '', names = ['make', 'model'] } = {}) => {
    const records = models.map((each) => {
      const [make, model] = each.split(':');
      return { make: make || null, model: model || null };
    });
    const index = buildIndex(records, { names, uniqueTextColumns: [unique] });
    return listModels(index).map(({ make, model }) => `${make}:${model}`);
  };

  test('are listed once, in the order of the stock, and told apart by both; an unknown one is an empty text', () => {
    const models = ['Toyota:HiLux', 'Mazda:3', 'Toyota:86', 'BMW:3', 'Kia:', ':Rio'];
    expect(modelsOf([...models.slice(0, 2), 'Toyota:HiLux', ...models.slice(2)])).toEqual(models);
    const makes = Array.from({ length: 12 }, (_, n) => `make ${String(n).padStart(2, '0')}`);
    const all = makes.flatMap((make) => makes.map((model) => `${make}:${model}`));
    expect(modelsOf(all)).toEqual(all);
  });

  test('are none without cars, or without both by name', () => {
    expect(modelsOf([])).toEqual([]);
    expect(listModels({ version: 1, count: 1, columns: {} })).toEqual([]);
    for (const name of ['make', 'model']) {
      expect(modelsOf(['Kia:Rio'], { unique: name })).toEqual([]);
      expect(modelsOf(['Kia:Rio'], { names: [name] })).toEqual([]);
    }
  });
});

const records = [
  { id: 'a', make: 'Toyota', km: 10, sold: true, features: ['x', 'y'] },
  { id: 'b', make: null, km: null, sold: false, features: null },
  { id: 'c', make: 'Mazda', km: 30, sold: false, features: ['y'] },
];
const names = ['id', 'make', 'km', 'sold', 'features'];
const index = buildIndex(records, { names, uniqueTextColumns: ['id'] });

test('the facts of the cars asked for are read as they were recorded; others are left out', () => {
  const cars = readDocuments(index, ['c', 'b', 'z', 'null']);
  expect([...cars.keys()]).toEqual(['b', 'c']);
  expect(cars.get('c')).toEqual(records[2]);
  expect(cars.get('b')).toEqual({ ...records[1], features: [] });
});

test.each(['id', 'slug'] as const)('without the column %s there are no cars to ask for by it', (missing) => {
  const names = ['id', 'slug'].filter((name) => name !== missing);
  const stock = buildIndex([{ id: 'a', slug: 'old-car' }], { names, uniqueTextColumns: names });
  expect(readDocuments(stock, ['old-car', 'a', 'null', ''], missing).size).toBe(0);
});

test('a car is found by its slug', () => {
  const slugs = ['old-car', 'new-car'].map((slug, n) => ({ id: `c${n}`, slug }));
  const stock = buildIndex(slugs, { names: ['id', 'slug'], uniqueTextColumns: ['id', 'slug'] });
  expect([...readDocuments(stock, ['new-car', 'sold-car'], 'slug')]).toEqual([['new-car', slugs[1]]]);
});
