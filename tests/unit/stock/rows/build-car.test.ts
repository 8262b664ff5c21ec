import { describe, expect, test } from 'vitest';
import { type BuiltCar, buildCar, dropStaleFigures } from '#stock/rows/build-car.ts';
import type { MappedRow } from '#stock/rows/map-row.ts';
import { getFix, shorten } from '#stock/rows/report.ts';

const KIA = { year: 2021, make: 'Kia', model: 'Rio', car_type: 'used' };
const build = (values: MappedRow['values'], problems: MappedRow['problems'] = []): BuiltCar =>
  buildCar({ values: { ...KIA, ...values }, problems }, {});
const unreadable = (field: string) => ({ field, reason: 'not what it should be', value: '?' });

describe('a row is held back', () => {
  test('with all problems of fields that every car needs, and no others', () => {
    const problems = [unreadable('price'), unreadable('year'), unreadable('badge'), unreadable('make')];
    const { year: _, make: __, ...values } = KIA;
    expect(buildCar({ values, problems }, {})).toEqual({ held: [problems[1], problems[3]] });
  });

  test("if one of them breaks the dealer's rules", () => {
    expect(buildCar({ values: { ...KIA, year: 2030 }, problems: [] }, { latestYear: 2028 })).toEqual({
      held: [expect.objectContaining({ field: 'year', value: '2030' })],
    });
  });

  test.each([
    ['year', 1899],
    ['car_type', 'rental'],
    ['make', ''],
  ])('if a build would not accept its %s', (field, value) => {
    expect(build({ [field]: value, vin: 7 })).toEqual({
      held: [{ field, reason: expect.stringMatching(/^Invalid /), value }],
    });
  });
});

describe('a value that a build would not accept is unknown, and reported after the other problems', () => {
  test.each<[string, unknown, unknown]>([
    ['simple_body', 'spaceship', null],
    ['vin', 7, null],
    ['payment_processors', [1], []],
    ['finance_lenders', { lender: 7 }, {}],
  ])('%s: %j', (field, value, unknown) => {
    expect(build({ [field]: value, badge: 'S' }, [unreadable('km')])).toMatchObject({
      facts: { badge: 'S', [field]: unknown },
      problems: [unreadable('km'), { field, value, reason: expect.stringMatching(/^Invalid /) }],
    });
  });
});

describe('what a feed leaves out follows from the rest', () => {
  const picture = (n: number) => ({ image: { url: `https://photos.example/${n}.jpg` } });

  test('the name, with the badge where there is one', () => {
    expect(build({})).toMatchObject({ facts: { name: '2021 Kia Rio' } });
    expect(build({ badge: 'GT-Line' })).toMatchObject({ facts: { name: '2021 Kia Rio GT-Line' } });
  });

  test('what is searched by, and the manufacturer', () => {
    expect(build({ make: 'Land Rover', model: 'Defender' })).toMatchObject({
      facts: { make_model: 'Land Rover:Defender', manufacturer: { name: 'Land Rover', slug: 'land-rover' } },
    });
  });

  test('the main picture, which is the first, and their number', () => {
    expect(build({ images: [picture(1), picture(2)] })).toMatchObject({
      facts: { photos_count: 2, primary_image_url: 'https://photos.example/1.jpg' },
    });
    expect(build({})).toMatchObject({ facts: { photos_count: 0, primary_image_url: null } });
  });

  test("but the feed's own values go before", () => {
    const own = { name: 'A fine car', photos_count: 9, primary_image_url: '/main.jpg' };
    expect(build({ ...own, images: [picture(1)] })).toMatchObject({ facts: own });
  });
});

test('the day since when it is for sale stands beside the facts', () => {
  const built = build({ created_at: '2026-11-01T00:00:00.000Z' });
  expect(built).toMatchObject({ createdAt: '2026-11-01T00:00:00.000Z', problems: [] });
  expect('facts' in built && built.facts).not.toHaveProperty('created_at');
  expect(build({})).toHaveProperty('createdAt', undefined);
});

test("figures that belong to another price are left out, which is the last of a row's problems", () => {
  const stale = { interestRate: 0, termMonths: 10, paymentMonth: 9000 };
  expect(build({ price: 20_000, finance_lenders: { far: stale } }, [unreadable('km')])).toMatchObject({
    facts: { finance_lenders: {} },
    problems: [unreadable('km'), { field: 'finance_lenders' }],
  });
});

test('a row without make and model, of which nobody was told, is a mistake of ours', () => {
  expect(() => buildCar({ values: { year: 2021, car_type: 'used' }, problems: [] }, {})).toThrow(
    /^no car can be made: make,Invalid key: .*, model,Invalid key: /,
  );
});

test('a reserved car is in stock, with its tag', () => {
  expect(build({ status: 'reserved' })).toMatchObject({ facts: { status: 'in_stock', reserved: true } });
});

test('a model does not repeat its make, in the name of the car either', () => {
  expect(build({ model: 'Kia Rio' })).toMatchObject({ facts: { model: 'Rio', name: '2021 Kia Rio' } });
});

test('a problem of a value that could be repaired holds nothing back', () => {
  expect(build({}, [unreadable('make')])).toMatchObject({
    facts: { make: 'Kia' },
    problems: [{ field: 'make' }],
  });
});

describe('towing and stars are read from features where no column has them', () => {
  test.each<[string[], { towing?: number; ancap?: number }]>([
    [['3500 kg towing capacity'], { towing: 3500 }],
    [['Braked towing: 2.5 t', '5-star ANCAP'], { towing: 2500, ancap: 5 }],
    [['Unbraked towing 750 kg', '3,100kg braked tow capacity'], { towing: 3100 }],
    [['ANCAP safety rating 4 stars'], { ancap: 4 }],
    [['ANCAP 2019', 'Tow bar', 'Towing mirrors'], {}],
  ])('%j: %j', (features, figures) => {
    expect(build({ features })).toMatchObject({ facts: { towing: null, ancap: null, ...figures } });
  });

  test('a column takes precedence', () => {
    expect(build({ features: ['2.5 t towing'], towing: 3000 })).toMatchObject({ facts: { towing: 3000 } });
  });
});

/** A loan without interest: 10 repayments of a tenth of what is lent. */
const lend = (dollars: number) => ({
  interestRate: 0,
  comparisonRate: null,
  termMonths: 10,
  termYears: null,
  paymentMonth: dollars / 10,
  paymentWeek: null,
  balloon: null,
  deposit: null,
  disclaimer: null,
});

test('the figures of each lender stay unless they belong to another price', () => {
  const lenders = { near: lend(20_000), far: lend(40_000) };
  const result = dropStaleFigures({ finance_lenders: lenders, price: 20_000 });
  expect(result).toEqual({
    finance_lenders: { near: lenders.near },
    problems: [
      {
        field: 'finance_lenders',
        reason: 'the repayments of far belong to another price than 20000',
        value: lenders.far,
        fix: 'Send figures for the present price.',
      },
    ],
  });
});

test.each([
  ['row', 'missing', 'Put cells that hold the separator in quotes.'],
  ['key', 'missing', 'Give every vehicle a key of its own in the feed.'],
  ['year', 'missing', 'Fill it in the feed, or give it a default in the mapping.'],
  ['year', 'is no year', 'Correct it in the feed, or translate it with "values" in the mapping.'],
])('the fix of %s (%s)', (field, reason, fix) => expect(getFix({ field, reason, value: '' })).toBe(fix));

test('a report repeats 120 characters of a value, and marks that there are more', () => {
  expect(shorten('x'.repeat(120))).toBe('x'.repeat(120));
  expect(shorten('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`);
});

test('a report shows a text as it is, anything else as JSON', () => {
  expect(shorten('a "b"')).toBe('a "b"');
  expect(shorten({ a: ['b'] })).toBe('{"a":["b"]}');
});
