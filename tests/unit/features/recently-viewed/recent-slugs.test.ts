import { expect, test } from 'vitest';
import { recentSlugs } from '#features/recently-viewed/recent-slugs.ts';

test.each([
  ['nothing was visited', [], '/', []],
  ['no car was visited', ['/', '/search/', '/cars/trade-in/offer/'], '/', []],
  ['the latest comes first, each once', ['/cars/a/', '/cars/b/', '/search/', '/cars/a/'], '/', ['a', 'b']],
  ['the page itself is left out', ['/cars/a/', '/cars/b/', '/cars/a/'], '/cars/a/', ['b']],
  ['four at most', ['a', 'b', 'c', 'd', 'e'].map((slug) => `/cars/${slug}/`), '/', ['e', 'd', 'c', 'b']],
])('recently viewed cars: %s', (_, visited, here, slugs) => {
  expect(recentSlugs(visited, here)).toEqual(slugs);
});
