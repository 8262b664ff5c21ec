import { expect, test } from 'vitest';
import { readSort } from '#search/query/sort-order.ts';

test.each([
  ['cars/sort/price:asc', ['price', 'asc']],
  ['cars/sort/price:desc', ['price', 'desc']],
  ['cars/sort/created_at:desc', ['created_at', 'desc']],
  ['parts/sort/price:asc', ['price', 'asc']],
])('%s asks for the order %j', (indexName, sort) => {
  expect(readSort(indexName)).toEqual(sort);
});

test.each([
  'cars',
  'cars/sort/relevance',
  'cars/sort/price:up',
  'cars/sort/:asc',
  'cars/sort/price:ascending',
  '/sort/price:asc',
  'a/cars/sort/price:asc',
])('%s asks for relevance', (indexName) => {
  expect(readSort(indexName)).toBeUndefined();
});
