import { expect, test } from 'vitest';
import { readFacetFilter, readNumericFilter } from '#search/query/read-filters.ts';

test.each([
  { text: 'make:Toyota', filter: { attribute: 'make', operator: '=', value: 'Toyota' } },
  { text: 'make:Land Rover', filter: { attribute: 'make', operator: '=', value: 'Land Rover' } },
  { text: 'make_model:BMW:X5', filter: { attribute: 'make_model', operator: '=', value: 'BMW:X5' } },
  { text: 'model:BT-50', filter: { attribute: 'model', operator: '=', value: 'BT-50' } },
  { text: 'badge:-Base', filter: { attribute: 'badge', operator: '!=', value: 'Base' } },
  { text: 'badge:--Base', filter: { attribute: 'badge', operator: '!=', value: '-Base' } },
  { text: 'badge:\\-Base', filter: { attribute: 'badge', operator: '=', value: '-Base' } },
  { text: 'badge:', filter: { attribute: 'badge', operator: '=', value: '' } },
])('the facet filter $text is read as $filter', ({ text, filter }) => {
  expect(readFacetFilter(text)).toEqual(filter);
});

test.each([
  { text: 'price=20000', operator: '=', value: 20_000 },
  { text: 'price!=20000', operator: '!=', value: 20_000 },
  { text: 'price<20000', operator: '<', value: 20_000 },
  { text: 'price<=20000', operator: '<=', value: 20_000 },
  { text: 'price>20000', operator: '>', value: 20_000 },
  { text: 'price>=20000', operator: '>=', value: 20_000 },
  { text: 'price  >=  20000', operator: '>=', value: 20_000 },
  { text: 'price>=-5', operator: '>=', value: -5 },
  { text: 'price>=5.25', operator: '>=', value: 5.25 },
])('the numeric filter $text is read', ({ text, operator, value }) => {
  expect(readNumericFilter(text)).toEqual({ attribute: 'price', operator, value });
});

test.each([
  'price',
  'price>=',
  '>=5',
  'price:5',
  'price>=5.',
  'price>=.5',
  'price>=5k',
  'price>=five',
  'the price>=5',
  '-price>=5',
])('%s is no numeric filter and throws', (text) => {
  expect(() => readNumericFilter(text)).toThrow(
    `search: "${text}" is not a numeric filter like price>=20000.`,
  );
});
