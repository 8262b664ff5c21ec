import { expect, test } from 'vitest';
import { findRootFileProblems } from '#site/checks/site-problems.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const find = (...paths: string[]) =>
  findRootFileProblems('plain', { ...makeSite(), rootFiles: paths.map((path) => ({ path, file: '' })) });

const WRITTEN = 'is written by every build. Remove it, or give it another name.';
const HIDDEN = 'begins with a dot, and such files are not served. Give it another name.';
const CHARACTER = 'has a character in its name that addresses do not have. Rename it.';
const PAGE = 'is a page of this site. Remove it, or put it in another folder.';

test.each([
  ['_redirects', WRITTEN],
  ['404.html', WRITTEN],
  ['forms.json', WRITTEN],
  ['licences.txt', WRITTEN],
  ['sitemap.xml', WRITTEN],
  ['_astro/a.js', WRITTEN],
  ['api/lead', WRITTEN],
  ['badges/a.svg', WRITTEN],
  ['bodies/a.svg', WRITTEN],
  ['brochure/a.pdf', WRITTEN],
  ['search/index.json', WRITTEN],
  ['stock/a.jpg', WRITTEN],
  ['downloads/.env', HIDDEN],
  ['.well-known', HIDDEN],
  ['.well-known-too/a.txt', HIDDEN],
  ['downloads/a#b.pdf', CHARACTER],
  ['downloads/a?b.pdf', CHARACTER],
  ['downloads/a\tb.pdf', CHARACTER],
  ['locations/index.html', PAGE],
])('public/%s %s', (path, problem) => expect(find(path)).toEqual([`plain/public/${path}: ${problem}`]));

test.each([
  'downloads/robots.txt',
  'robots.txt.bak',
  'assets.html',
  'old/assets/a.svg',
  '.well-known/a.txt',
  'a.b.txt',
  'nowhere/index.html',
  'index.html.txt',
  'locations/my-index.html',
  'locations/map.html',
  'locations/map-of.pdf',
])('public/%s is published', (path) => expect(find(path)).toEqual([]));

test('each file has its own line', () => {
  expect(find('robots.txt', 'a.txt', '.env')).toEqual([
    `plain/public/robots.txt: ${WRITTEN}`,
    `plain/public/.env: ${HIDDEN}`,
  ]);
});
