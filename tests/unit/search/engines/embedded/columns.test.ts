import { describe, expect, test } from 'vitest';
import { type Column, loadColumns, valueAt } from '#search/engines/embedded/columns.ts';
import type { IndexColumn, StockIndex } from '#search/engines/embedded/stock-index.ts';

function load(columns: Readonly<Record<string, IndexColumn>>, count: number): Map<string, Column> {
  return loadColumns({ version: 1, count, columns });
}

/** The values of one column, car by car. */
function read(columns: Readonly<Record<string, IndexColumn>>, count: number, name: string) {
  const column = load(columns, count).get(name);
  if (!column) throw new Error(`no column ${name}`);
  return Array.from({ length: count }, (_, car) => valueAt(column, car));
}

test('an index of another version is refused', () => {
  const newer = { version: 2, count: 0, columns: {} } as unknown as StockIndex;
  expect(() => loadColumns(newer)).toThrow('search index: unsupported version 2. Rebuild the site.');
});

const COLUMNS: { kind: string; column: IndexColumn; values: ReturnType<typeof valueAt>[] }[] = [
  {
    kind: 'one of a few texts',
    column: { kind: 'dictionary', values: ['Kia', 'Mini'], codes: [2, 0, 1] },
    values: ['Mini', null, 'Kia'],
  },
  {
    kind: 'several texts',
    column: { kind: 'set', values: ['ABS', 'Tow bar'], sets: [[], [0, 1], [1]], codes: [1, 0, 2] },
    values: [['ABS', 'Tow bar'], [], ['Tow bar']],
  },
  {
    kind: 'a number',
    column: { kind: 'number', base: 2015, offsets: [0, -1, 7] },
    values: [2015, null, 2022],
  },
  { kind: 'a flag', column: { kind: 'flag', cars: [0, 2] }, values: [true, false, true] },
  {
    kind: 'a text of its own',
    column: { kind: 'text', prefix: '/cars/', suffix: '.jpg', texts: ['a', null, ''] },
    values: ['/cars/a.jpg', null, '/cars/.jpg'],
  },
];

test.each(COLUMNS)('$kind is read as it was recorded', ({ column, values }) => {
  expect(read({ it: column }, 3, 'it')).toEqual(values);
});

test.each(COLUMNS.filter(({ kind }) => kind !== 'several texts'))(
  'a car past the end has no value: $kind',
  ({ kind, column }) => {
    const loaded = load({ it: column }, 3).get('it');
    expect(loaded && valueAt(loaded, 3)).toBe(kind === 'a flag' ? false : null);
  },
);

test.each<{ kind: string; column: IndexColumn; codes: [string, number][] }>([
  {
    kind: 'one of a few texts',
    column: { kind: 'dictionary', values: ['Kia', 'Mini'], codes: [] },
    codes: [
      ['Kia', 1],
      ['Mini', 2],
    ],
  },
  {
    kind: 'several texts',
    column: { kind: 'set', values: ['ABS', 'Tow bar'], sets: [], codes: [] },
    codes: [
      ['ABS', 0],
      ['Tow bar', 1],
    ],
  },
])('$kind: the code of each is known', ({ column, codes }) => {
  expect(load({ it: column }, 0).get('it')).toMatchObject({ codeOf: new Map(codes) });
});

test('numbers below zero are numbers, too', () => {
  expect(read({ it: { kind: 'number', base: -3, offsets: [0, 3, 5] } }, 3, 'it')).toEqual([-3, 0, 2]);
});

describe('codes are held in the smallest type that has room for them', () => {
  const numbersBelow = (count: number) => Array.from({ length: count }, (_, number) => number);

  test.each([
    { size: 255, type: Uint8Array },
    { size: 256, type: Uint16Array },
    { size: 65_535, type: Uint16Array },
    { size: 65_536, type: Uint32Array },
  ])('$size different texts, and one more code for none: $type.name', ({ size, type }) => {
    const column = load(
      { it: { kind: 'dictionary', values: numbersBelow(size).map(String), codes: [size, 1] } },
      2,
    ).get('it');
    expect(column).toMatchObject({ kind: 'coded', codes: expect.any(type) });
    expect(column && [valueAt(column, 0), valueAt(column, 1)]).toEqual([String(size - 1), '0']);
  });

  test.each([
    { size: 256, type: Uint8Array },
    { size: 257, type: Uint16Array },
    { size: 65_536, type: Uint16Array },
    { size: 65_537, type: Uint32Array },
  ])('$size different sets: $type.name', ({ size, type }) => {
    const sets = numbersBelow(size).map((set) => (set === size - 1 ? [0] : []));
    const column = load({ it: { kind: 'set', values: ['ABS'], sets, codes: [size - 1, 0] } }, 2).get('it');
    expect(column).toMatchObject({ kind: 'many', codes: expect.any(type) });
    expect(column && [valueAt(column, 0), valueAt(column, 1)]).toEqual([['ABS'], []]);
  });
});

describe('a column of two others', () => {
  const make: IndexColumn = { kind: 'dictionary', values: ['Kia', 'Mini'], codes: [2, 1, 0, 1, 2, 1] };
  const model: IndexColumn = { kind: 'dictionary', values: ['Cooper', 'Rio'], codes: [1, 2, 1, 0, 1, 2] };
  const pair = (parents: boolean): IndexColumn => ({ kind: 'pair', of: ['make', 'model'], parents });

  test('holds both by name; a car without one of them has none', () => {
    expect(read({ make, model, it: pair(false) }, 6, 'it')).toEqual([
      ...['Mini:Cooper', 'Kia:Rio', null, null, 'Mini:Cooper', 'Kia:Rio'],
    ]);
  });

  test('with parents also holds the first alone', () => {
    const [mini, kia] = [
      ['Mini', 'Mini:Cooper'],
      ['Kia', 'Kia:Rio'],
    ];
    expect(read({ make, model, it: pair(true) }, 6, 'it')).toEqual([mini, kia, [], [], mini, kia]);
  });

  test.each([true, false])(
    'counts its values in alphabetical order, as other columns do (parents: %s)',
    (parents) => {
      const column = load({ make, model, it: pair(parents) }, 6).get('it');
      const values = parents ? ['Kia', 'Kia:Rio', 'Mini', 'Mini:Cooper'] : ['', 'Kia:Rio', 'Mini:Cooper'];
      expect(column).toMatchObject({ values });
    },
  );

  test.each([
    { what: 'is missing', others: { make } },
    { what: 'is not one of a few texts', others: { make, model: { kind: 'flag', cars: [0] } as const } },
  ])('has no values if one of the two $what', ({ others }) => {
    expect(read({ ...others, it: pair(false) }, 2, 'it')).toEqual([null, null]);
    expect(read({ ...others, it: pair(true) }, 2, 'it')).toEqual([[], []]);
  });
});
