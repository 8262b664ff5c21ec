import { expect, test } from 'vitest';
import { hasOddValues, keepForeignParameters, resolveValues } from '#search/state/parameters.ts';

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

const KNOWN = ['Toyota', 'Mazda', 'Land Rover', 'Leather seats, heated', 'GX', 'Gx'];

test.each<[what: string, texts: string[], values: string[], complete: boolean]>([
  ['a value as the stock has it', ['Toyota'], ['Toyota'], true],
  ['in another case', ['toyota', 'LAND ROVER'], ['Toyota', 'Land Rover'], true],
  ['the exact case first', ['GX', 'Gx'], ['GX', 'Gx'], true],
  ['once only', ['toyota', 'Toyota'], ['Toyota'], true],
  ['two values in one', ['toyota,Mazda'], ['Toyota', 'Mazda'], true],
  ['with a space', ['Toyota, land rover'], ['Toyota', 'Land Rover'], true],
  ['a comma that belongs to the value', ['leather seats, heated'], ['Leather seats, heated'], true],
  ['with spaces around it', [' toyota '], ['Toyota'], true],
  ['with a comma too many', ['toyota,,Mazda,'], ['Toyota', 'Mazda'], true],
  ['a make that was sold out', ['Ferrari'], ['Ferrari'], false],
  ['an unknown value with a comma', ['Blue, pearl'], ['Blue, pearl'], false],
  ['unknown beside known, without its spaces', ['Toyota, Ferrari '], ['Toyota', 'Ferrari'], false],
])('%s: %j is %j', (_, texts, values, complete) => {
  expect(resolveValues(texts, KNOWN)).toEqual({ values, complete });
});
