import { expect, test } from 'vitest';
import { recentSlugs } from '#features/recently-viewed/recent-slugs.ts';

test.each([
  { about: 'nothing was visited', visited: [], here: '/', slugs: [] },
  { about: 'no car was visited', visited: ['/', '/search/', '/cars/trade-in/offer/'], here: '/', slugs: [] },
  {
    about: 'the latest comes first, each once',
    visited: ['/cars/a/', '/cars/b/', '/search/', '/cars/a/'],
    here: '/',
    slugs: ['a', 'b'],
  },
  {
    about: 'the page itself is left out',
    visited: ['/cars/a/', '/cars/b/', '/cars/a/'],
    here: '/cars/a/',
    slugs: ['b'],
  },
  {
    about: 'four at most',
    visited: ['/cars/a/', '/cars/b/', '/cars/c/', '/cars/d/', '/cars/e/'],
    here: '/',
    slugs: ['e', 'd', 'c', 'b'],
  },
])('recently viewed cars: $about', ({ visited, here, slugs }) => {
  expect(recentSlugs(visited, here)).toEqual(slugs);
});
