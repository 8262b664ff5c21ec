import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '#platform/sha256.ts';
import { assignCarSlugs } from '#stock/snapshot/car-slugs.ts';
import { readFeedText, readIds } from '#tests/unit/stock/support.ts';

const slugs = (text: string, known = new Map<string, string>()) => [
  ...assignCarSlugs(readFeedText(text).cars, known).values(),
];

describe('slugs', () => {
  test.each([
    [
      'year, make, model and stock number',
      'stocknum,year,make,model,car_type\nU 12/3,2017,Land Rover,Range Rover Sport,used',
      '2017-land-rover-range-rover-sport-u-12-3',
    ],
    [
      'a stock number that leaves nothing is passed over',
      'stocknum,id,year,make,model,car_type\n!!!,7,2017,Kia,Rio,used',
      expect.stringMatching(/^2017-kia-rio-[0-9a-f]{6}$/),
    ],
    [
      'no stock number: 6 digits of the hash',
      'year,make,model,car_type\n2017,Mercedes-Benz,C200,used',
      expect.stringMatching(/^2017-mercedes-benz-c200-[0-9a-f]{6}$/),
    ],
  ])('%s', (_, text, slug) => expect(slugs(text)).toEqual([slug]));

  test('without a key the 6 digits are the first of the id; equal rows are numbered', () => {
    const text = 'year,make,model,car_type,price\n2021,Kia,Rio,used,1\n2021,Kia,Rio,used,2';
    const [id = ''] = readIds(text);
    expect(slugs(text)).toEqual([`2021-kia-rio-${id.slice(0, 6)}`, `2021-kia-rio-${id.slice(0, 6)}-2`]);
  });

  const TWINS = 'stocknum,id,year,make,model,car_type\nU1,b,2022,Kia,Rio,used\nU1,a,2022,Kia,Rio,used';
  const hash = (id: string, length?: number) => sha256(id, 'hex', length);

  test('of new cars with the same one the first by id has it, the other more digits of its hash', () => {
    expect([...assignCarSlugs(readFeedText(TWINS).cars, new Map())]).toEqual([
      ['a', '2022-kia-rio-u1'],
      ['b', `2022-kia-rio-u1-${hash('b', 6)}`],
    ]);
  });

  test.each([
    [0, 'no digits', ''],
    [1, 'six digits', `-${hash('a', 6)}`],
    [2, 'twelve digits', `-${hash('a', 12)}`],
    [3, 'all digits', `-${hash('a')}`],
  ])('where %i are taken a new one has %s of its hash', (taken, _, end) => {
    const base = '2022-kia-rio-u1';
    const others = [base, `${base}-${hash('a', 6)}`, `${base}-${hash('a', 12)}`].slice(0, taken);
    const known = new Map(others.map((slug) => [slug, slug]));
    const [line = '', , row = ''] = TWINS.split('\n');
    expect(slugs(`${line}\n${row}`, known)).toEqual([`${base}${end}`]);
  });

  test('two cars with one id are a mistake of ours', () => {
    const [car] = readFeedText('year,make,model,car_type\n2022,Kia,Rio,used').cars;
    if (!car) throw new Error('there is a car');
    const base = `2022-kia-rio-${car.tail}`;
    const all = [base, ...[6, 12, 64].map((length) => `${base}-${hash(car.id, length)}`)];
    expect(() => assignCarSlugs([car], new Map(all.map((slug) => [slug, slug])))).toThrow(
      `two cars have the id "${car.id}"`,
    );
  });

  test.each([
    ['180 characters are kept', 'x'.repeat(34), `-${'x'.repeat(33)}`],
    ['a hyphen that is the last of them is not', `${'x'.repeat(32)} ${'y'.repeat(20)}`, `-${'x'.repeat(32)}`],
  ])('%s', (_, stocknum, end) => {
    const [make, model] = ['m'.repeat(60), 'n'.repeat(80)];
    expect(slugs(`stocknum,year,make,model,car_type\n${stocknum},2017,${make},${model},used`)).toEqual([
      `2017-${make}-${model}${end}`,
    ]);
  });

  test('a car keeps its slug, and no car gets the slug of another, removed ones included', () => {
    const text = 'stocknum,year,make,model,car_type\nU1,2022,Kia,Rio,used\nU2,2022,Kia,Rio,used';
    const known = new Map([
      ['U1', 'its-first-address'],
      ['gone', '2022-kia-rio-u2'],
    ]);
    const [first, second] = slugs(text, known);
    expect(first).toBe('its-first-address');
    expect(second).toMatch(/^2022-kia-rio-u2-[0-9a-f]{6}$/);
  });
});

const word = fc.constantFrom('U1', 'u-1', 'U 1', 'U1-2', 'U1~2', 'é', '!', 'trade-in', 'B2', '');
const carRow = fc.record({
  stocknum: word,
  make: fc.constantFrom('Kia', 'KIA', 'Trade', '!'),
  model: fc.constantFrom('Rio', 'In', 'rio'),
});
const feedOf = (rows: readonly { id: number; stocknum: string; make: string; model: string }[]) =>
  [
    'id,stocknum,make,model,year,car_type',
    ...rows.map(({ id, stocknum, make, model }) => `id${id},${stocknum},${make}x,${model},2021,used`),
  ].join('\n');
const keyedRows = fc
  .array(carRow, { minLength: 1, maxLength: 30 })
  .map((rows) => rows.map((row, id) => ({ ...row, id })));

describe('whatever the stock', () => {
  test('ids and slugs are unique, slugs are well formed and never a page of ours', () => {
    fc.assert(
      fc.property(fc.array(carRow, { minLength: 1, maxLength: 30 }), (rows) => {
        const text = [
          'stocknum,make,model,year,car_type,km',
          ...rows.map((row, km) => `${row.stocknum},${row.make}x,${row.model},2021,used,${km}`),
        ].join('\n');
        expect(new Set(readIds(text)).size).toBe(rows.length);
        const all = slugs(text);
        expect(new Set(all).size).toBe(rows.length);
        for (const slug of all) expect(slug).toMatch(/^2021(-[a-z0-9]+)+$/);
      }),
    );
  });

  test('with keys the order of rows does not matter', () => {
    fc.assert(
      fc.property(
        keyedRows.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          const byId = (text: string) =>
            new Map([...assignCarSlugs(readFeedText(text).cars, new Map())].sort());
          expect(byId(feedOf(shuffled))).toEqual(byId(feedOf(rows)));
        },
      ),
    );
  });
});
