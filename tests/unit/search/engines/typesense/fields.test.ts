import { describe, expect, test } from 'vitest';
import { TEXT_FIELDS } from '#search/engines/stock-fields.ts';
import { QUERY_FIELDS, toTypesenseDocument } from '#search/engines/typesense/fields.ts';

describe('a body is searched', () => {
  const textOf = TEXT_FIELDS.find(({ name }) => name === 'body')?.textOf;

  test.each([
    ['peopleMover', 'People mover'],
    ['suv', 'SUV'],
    ['Tipper', 'Tipper'],
    ['toString', 'toString'],
  ])('by its label, or as it is written if it is none of ours: %s', (body, text) => {
    expect(textOf?.(body)).toBe(text);
  });
});

test('a hosted index searches the same fields, with typos in none but words that several vehicles may have', () => {
  expect(QUERY_FIELDS.map(({ source }) => source)).toEqual(TEXT_FIELDS.map(({ name }) => name));
  expect(QUERY_FIELDS.filter(({ typos }) => typos === 0).map(({ source }) => source)).toEqual([
    'year',
    'stocknum',
  ]);
  expect(QUERY_FIELDS.filter(({ name, source }) => name !== source).map(({ name }) => name)).toEqual([
    'year_text',
    'body_text',
  ]);
});

test('unknown values are left out, false and empty ones are not', () => {
  expect(
    toTypesenseDocument({ id: 'a', price: null, sold: false, badge: '', features: [], km: 0 }, 7),
  ).toEqual({ id: 'a', sold: false, badge: '', features: [], km: 0, rank: 7 });
});

describe('texts that people write in another way than the value have a field of their own', () => {
  test('a body has its label, a number its digits', () => {
    const record = { body: 'peopleMover', year: 2021, make: 'Kia' };
    const texts = { body_text: 'People mover', year_text: '2021' };
    expect(toTypesenseDocument(record, 0)).toEqual({ ...record, ...texts, rank: 0 });
  });

  test('unless the value is unknown', () => {
    expect(toTypesenseDocument({ body: null }, 3)).toEqual({ rank: 3 });
  });
});
