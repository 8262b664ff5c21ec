import { describe, expect, test } from 'vitest';
import { getLatestYear } from '#stock/normalise/numbers/date.ts';
import { applyRules, findPictureProblem, findSizeProblem } from '#stock/rows/apply-rules.ts';

const earlier = { field: 'km', reason: 'is no number', value: 'many' };
const outside = (host: string) => ({
  reason: `is on ${host}, a host that pages may not load from`,
  fix: `Add "${host}" to imageHosts in site.ts.`,
});

test('a row that breaks no rule stays as it is', () => {
  const row = { values: { make: 'Kia', year: 2020, location_id: 'north' }, problems: [earlier] };
  expect(applyRules(row, {})).toEqual(row);
});

test('each of several rules drops its value, in order', () => {
  const values = { make: 'Kia', location_id: 'south', year: 2029, tag: 'x'.repeat(61) };
  const ruled = applyRules({ values, problems: [] }, { latestYear: 2028, locationIds: new Set(['north']) });
  expect(ruled.values).toEqual({ make: 'Kia' });
  expect(ruled.problems.map(({ field }) => field)).toEqual(['tag', 'year', 'location_id']);
});

test('a value that breaks a rule is dropped alone, and reported after what was wrong before', () => {
  const row = { values: { make: 'Kia', tag: 'x'.repeat(61) }, problems: [earlier] };
  expect(applyRules(row, {})).toEqual({
    values: { make: 'Kia' },
    problems: [
      earlier,
      {
        field: 'tag',
        reason: 'has 61 characters, 60 at most',
        value: 'x'.repeat(61),
        fix: 'Shorten it in the feed.',
      },
    ],
  });
});

test.each([
  ['used', undefined],
  ['new', 0],
])('0 kilometres of a %s vehicle are %s', (car_type, km) => {
  const { values, problems } = applyRules({ values: { car_type, km: 0 }, problems: [] }, {});
  expect(values.km).toBe(km);
  expect(problems.map(({ field }) => field)).toEqual(km === undefined ? ['km'] : []);
});

describe('a model year', () => {
  test('may be the latest that can be for sale, two years ahead', () => {
    expect(getLatestYear(new Date('2026-12-31T23:59:59Z'))).toBe(2028);
    const row = { values: { year: 2028 }, problems: [] };
    expect(applyRules(row, { latestYear: 2028 })).toEqual(row);
  });

  test('may not be later', () => {
    expect(applyRules({ values: { year: 2029 }, problems: [] }, { latestYear: 2028 })).toEqual({
      values: {},
      problems: [
        {
          field: 'year',
          reason: 'is later than 2028, the last model year that can be for sale',
          value: '2029',
          fix: 'Correct it in the feed.',
        },
      ],
    });
  });
});

test.each<[string, number, string | undefined, number | undefined]>([
  ['a deposit is no price', 500, undefined, undefined],
  ['nor is less than any car costs', 799, 'suv', undefined],
  ['the least that a car costs is one', 800, 'suv', 800],
  ['and bikes cost less', 300, 'bike-scooter', 300],
  ['a truck costs more', 1999, 'truck-rigid-truck', undefined],
  ['a placeholder stays', 1, undefined, 1],
])('%s: %d', (_, price, simple_body, kept) => {
  const { values, problems } = applyRules({ values: { price, simple_body }, problems: [] }, {});
  expect(values.price).toBe(kept);
  expect(problems).toHaveLength(kept === price && price > 10 ? 0 : 1);
});

test('a location is one of the dealer', () => {
  const row = { values: { location_id: 'south' }, problems: [] };
  expect(applyRules(row, { locationIds: new Set(['south']) })).toEqual(row);
  expect(applyRules(row, { locationIds: new Set(['north']) })).toEqual({
    values: {},
    problems: [
      {
        field: 'location_id',
        reason: 'is not in content/locations.json',
        value: 'south',
        fix: 'Add that location there, or translate the value with "values" in the mapping.',
      },
    ],
  });
});

describe('of the pictures', () => {
  const [good, bad] = ['https://img.example/a.jpg', 'https://other.example/a.jpg'];

  test('only those are dropped that pages may not load', () => {
    const row = { values: { thumbnails: [bad, good], primary_image_url: good }, problems: [] };
    expect(applyRules(row, { imageHosts: ['img.example'] })).toEqual({
      values: { thumbnails: [good], primary_image_url: good },
      problems: [{ field: 'thumbnails', value: bad, ...outside('other.example') }],
    });
  });

  test('the images of a car are judged one by one', () => {
    const images = [{ image: { url: good } }, { image: { url: bad } }];
    expect(applyRules({ values: { images }, problems: [] }, { imageHosts: ['img.example'] })).toEqual({
      values: { images: images.slice(0, 1) },
      problems: [{ field: 'images', value: bad, ...outside('other.example') }],
    });
  });

  test('the main one is dropped without the others', () => {
    const row = { values: { thumbnails: [good], primary_image_url: bad }, problems: [] };
    expect(applyRules(row, { imageHosts: ['img.example'] })).toEqual({
      values: { thumbnails: [good] },
      problems: [{ field: 'primary_image_url', value: bad, ...outside('other.example') }],
    });
  });
});

const text = (length: number) => 'x'.repeat(length);

describe('a value larger than a page can hold is a problem', () => {
  test.each([
    ['make', 60],
    ['model', 80],
    ['badge', 120],
    ['stocknum', 60],
    ['vin', 40],
    ['tag', 60],
    ['price_type', 80],
    ['status', 60],
    ['primary_image_url', 2000],
    ['file', 2000],
    ['description', 20_000],
    ['colour', 200],
  ] as const)('a %s of more than %i characters', (field, most) => {
    expect(findSizeProblem(field, text(most))).toBeUndefined();
    expect(findSizeProblem(field, text(most + 1))).toBe(`has ${most + 1} characters, ${most} at most`);
  });

  test.each([
    [
      'a list of more than 200 items',
      'features',
      Array(200).fill('a'),
      Array(201).fill('a'),
      'has 201 items, 200 at most',
    ],
    [
      'an item of more than 2000 characters, wherever it is in its list',
      'features',
      ['Tow bar', text(2000)],
      ['Tow bar', text(2001), 'Roof rack'],
      'has 2001 characters, 2000 at most',
    ],
    // {"a":"…"} has eight characters around its text.
    [
      'an item that is no text, which counts as JSON',
      'features',
      [{ a: text(1992) }],
      [{ a: text(1993) }],
      'has 2001 characters, 2000 at most',
    ],
    [
      'a structure of more than 400000 characters of JSON',
      'finance_lenders',
      { a: text(399_992) },
      { a: text(399_993) },
      'has 400001 characters, 400000 at most',
    ],
  ] as const)('%s', (_, field, fits, larger, problem) => {
    expect(findSizeProblem(field, fits)).toBeUndefined();
    expect(findSizeProblem(field, larger)).toBe(problem);
  });

  test.each([[null], [undefined], [10 ** 300], [true]])('but %j never is', (value) => {
    expect(findSizeProblem('price', value)).toBeUndefined();
  });
});

describe('a picture that leads out of its folder is refused', () => {
  test.each([
    '../a.jpg',
    '/cars/../a.jpg',
    '/cars/..',
    '/cars\\..\\a.jpg',
    '/cars/%2e%2e/a.jpg',
    '/cars/.%2E/a.jpg',
    '/cars%2f..%2fa.jpg',
    '/cars%5C..%5Ca.jpg',
    'https://img.example/../a.jpg',
  ])('%s', (address) => {
    expect(findPictureProblem(address, ['img.example'])).toEqual({
      reason: 'leads out of its folder',
      fix: 'Send the address as browsers show it.',
    });
  });

  test.each(['/cars/a..jpg', '/cars/..a.jpg', '/cars/a../b.jpg', '/cars/.../b.jpg', '/cars/./b.jpg'])(
    'but not %s, which only has dots',
    (address) => expect(findPictureProblem(address, [])).toBeUndefined(),
  );
});

describe('pages load pictures only from the hosts that the dealer names', () => {
  test.each([
    ['one of them', 'https://img.example/a.jpg', ['cdn.example', 'img.example']],
    ['the site itself', '/cars/a.jpg', []],
    ['any host where none are named', 'https://img.example/a.jpg', undefined],
    ['a host with its port', 'https://img.example:8080/a.jpg', ['img.example:8080']],
  ])('a picture may be on %s', (_, address, hosts) => {
    expect(findPictureProblem(address, hosts)).toBeUndefined();
  });

  test('a port is a part of the host', () => {
    expect(findPictureProblem('https://img.example/a.jpg', ['img.example:8080'])).toBeDefined();
  });

  test('an address that is none is on no host that is named', () => {
    expect(findPictureProblem('a.jpg', ['img.example'])).toMatchObject({
      reason: 'is on , a host that pages may not load from',
    });
  });

  test('a picture on another host is refused, with the line that would allow it', () => {
    expect(findPictureProblem('https://evil.example/img.example/a.jpg', ['img.example'])).toEqual({
      reason: 'is on evil.example, a host that pages may not load from',
      fix: 'Add "evil.example" to imageHosts in site.ts.',
    });
  });
});
