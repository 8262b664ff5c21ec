import { expect, test } from 'vitest';
import { choosePages } from '#scripts/audit/choose-pages.ts';

const PATHS = [
  '/',
  '/search/',
  '/search/used-cars/',
  '/search/kia/',
  '/search/kia/rio/',
  '/cars/a/',
  '/cars/b/',
];

test('the first page of each kind is audited, and the landing page of a make', () => {
  expect(choosePages([...PATHS, '/locations/', '/about-us/', '/contact/'])).toEqual([
    { kind: 'home', path: '/' },
    { kind: 'search', path: '/search/' },
    { kind: 'search-landing', path: '/search/kia/' },
    { kind: 'car', path: '/cars/a/' },
    { kind: 'locations', path: '/locations/' },
    { kind: 'content', path: '/about-us/' },
  ]);
});

test('a page kind that a site lacks is left out', () => {
  expect(choosePages(['/', '/search/', '/search/used-cars/']).map(({ kind }) => kind)).toEqual([
    'home',
    'search',
  ]);
});
