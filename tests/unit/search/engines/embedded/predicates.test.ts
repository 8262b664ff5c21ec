import { describe, expect, test } from 'vitest';
import { listCars } from '#search/engines/embedded/bitset.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { evaluateFilter, isEmptyColumn } from '#search/engines/embedded/predicates.ts';
import type { FilterTree, Term } from '#search/query/filter-tree.ts';

const records = [
  { slug: 'a', make: 'Kia', price: 10, sold: true, features: ['ABS', 'Tow bar'], tag: null },
  { slug: 'b', make: 'Mini', price: 20, sold: false, features: ['Tow bar'], tag: null },
  { slug: null, make: null, price: null, sold: null, features: null, tag: null },
  { slug: 'd', make: 'Kia', price: 30, sold: false, features: [], tag: null },
];
const index = buildIndex(records, {
  names: ['slug', 'make', 'price', 'sold', 'features', 'tag'],
  uniqueTextColumns: ['slug'],
});
const stock = { count: index.count, columns: loadColumns(index) };

const found = (tree: FilterTree) => [...listCars(evaluateFilter(stock, tree))];
const compare = (attribute: string, operator: Term['operator'], value: Term['value']) =>
  found({ attribute, operator, value });

test.each<[Term['operator'], number[]]>([
  ['=', [1]],
  ['!=', [0, 2, 3]],
  ['<', [0]],
  ['<=', [0, 1]],
  ['>', [3]],
  ['>=', [1, 3]],
])('price %s 20 keeps the cars %j; one without a price is only unlike 20', (operator, cars) => {
  expect(compare('price', operator, 20)).toEqual(cars);
  expect(compare('price', operator, '20')).toEqual(cars);
});

test.each<{ attribute: string; value: Term['value']; equal: number[]; unequal: number[] }>([
  { attribute: 'sold', value: true, equal: [0], unequal: [1, 2, 3] },
  { attribute: 'sold', value: false, equal: [1, 2, 3], unequal: [0] },
  { attribute: 'make', value: 'Kia', equal: [0, 3], unequal: [1, 2] },
  { attribute: 'make', value: 'kia', equal: [], unequal: [0, 1, 2, 3] },
  { attribute: 'make', value: 'Ford', equal: [], unequal: [0, 1, 2, 3] },
  { attribute: 'make', value: '', equal: [], unequal: [0, 1, 2, 3] },
  { attribute: 'slug', value: 'b', equal: [1], unequal: [0, 2, 3] },
  { attribute: 'slug', value: 'x', equal: [], unequal: [0, 1, 2, 3] },
  { attribute: 'features', value: 'Tow bar', equal: [0, 1], unequal: [2, 3] },
  { attribute: 'features', value: 'ABS', equal: [0], unequal: [1, 2, 3] },
  { attribute: 'features', value: 'Sunroof', equal: [], unequal: [0, 1, 2, 3] },
  { attribute: 'tag', value: 'Special', equal: [], unequal: [0, 1, 2, 3] },
])('$attribute is "$value" or is not', ({ attribute, value, equal, unequal }) => {
  expect(compare(attribute, '=', value)).toEqual(equal);
  expect(compare(attribute, '!=', value)).toEqual(unequal);
});

test.each(['<', '<=', '>', '>='] as const)('texts have no order: %s throws', (operator) => {
  for (const attribute of ['make', 'slug', 'features'])
    expect(() => compare(attribute, operator, 'Kia')).toThrow(
      `search: ${attribute} is a text attribute, which can't be compared with ${operator}. Use = or !=.`,
    );
});

test.each(['<', '<=', '>', '>='] as const)('nothing is %s 5 where no car has a value', (operator) => {
  expect(compare('tag', operator, 5)).toEqual([]);
});

describe('conditions together', () => {
  const kia: Term = { attribute: 'make', operator: '=', value: 'Kia' };
  const cheap: Term = { attribute: 'price', operator: '<', value: 25 };
  const sold: Term = { attribute: 'sold', operator: '=', value: true };

  test.each<{ tree: FilterTree; cars: number[] }>([
    { tree: { and: [kia, cheap] }, cars: [0] },
    { tree: { or: [kia, cheap] }, cars: [0, 1, 3] },
    { tree: { and: [] }, cars: [0, 1, 2, 3] },
    { tree: { or: [] }, cars: [] },
    { tree: { and: [{ or: [sold, cheap] }, kia] }, cars: [0] },
    { tree: { or: [{ and: [kia, cheap] }, { and: [kia, { ...sold, operator: '!=' }] }] }, cars: [0, 3] },
  ])('$tree', ({ tree, cars }) => {
    expect(found(tree)).toEqual(cars);
  });
});

test('an attribute that is not in the index is a mistake and throws', () => {
  expect(() => compare('nonsense', '=', 1)).toThrow(
    'search: unknown attribute "nonsense". It is not in this index.',
  );
});

test('a column is empty if it is known and no car has a value', () => {
  const empty = [...stock.columns].filter(([, column]) => isEmptyColumn(column));
  expect(empty.map(([name]) => name)).toEqual(['tag']);
});
