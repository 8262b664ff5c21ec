import { expect, test } from 'vitest';
import { hasOddValues, keepForeignParameters } from '#search/state/parameters.ts';

test.each([
  ['/search/toyota/', '?gclid=A%2Bb&utm_source=google', '/search/toyota/?gclid=A%2Bb&utm_source=google'],
  ['/search/?page=2', '?make=Toyota&fbclid=1&price=1:2', '/search/?page=2&fbclid=1'],
  ['/search/', '?refinementList%5Bmake%5D%5B0%5D=Toyota&query=x&sortBy=&page=3', '/search/'],
  ['/search/', '?flag&&utm_term=a=b', '/search/?flag&utm_term=a=b'],
  ['/search/', '', '/search/'],
])('what is no part of a search stays in the address: %s after %s', (url, search, kept) => {
  expect(keepForeignParameters(url, search)).toBe(kept);
});

test.each([
  ['?page=2.5', '', true],
  ['?page=2', '?page=2', false],
  ['?make=', '', true],
  ['?make=toyota', '?make=Toyota', true],
  ['?make=Toyota', '?make=Toyota', false],
  ['?refinementList[dealership_slug][0]=north', '?dealership_slug=north', false],
  ['?price=40000:20000', '', true],
  ['?gclid=1', '', false],
])('an odd value is written otherwise: %s', (search, written, odd) => {
  expect(hasOddValues(search, written)).toBe(odd);
});
