import { expect, test } from 'vitest';
import { findMovedProblems } from '#site/checks/moved-addresses.ts';
import { parseMovedAddresses } from '#site/read-moved.ts';
import type { Site } from '#site/site.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

function find(csv: string, over: Partial<Site> = {}) {
  const { moved, problems } = parseMovedAddresses(csv, new Set());
  expect(problems).toEqual([]);
  return findMovedProblems('plain', { ...makeSite({ redirects: 'r.csv' }), ...over, movedAddresses: moved });
}

test.each([
  ['a page', '/a,/locations/'],
  ['a page without its slash', '/a,/locations'],
  ['a place on a page', '/a,/locations/?open=1#map'],
  ['another site', '/a,https://blog.example.com/'],
  ['what a folder stands for', '/news/*,/articles/:splat'],
  ['all vehicles', '/a,/search'],
  ['vehicles that there are none of today', '/a,/search/ferrari/'],
  ['a vehicle that may be sold', '/a,/cars/2022-toyota-hilux-c1/'],
  ['an offer that has ended', '/a,/offers/ended/'],
  ['a file of public/', '/a,/price-list.pdf'],
])('an old address may lead to %s', (_, csv) => {
  const over = {
    rootFiles: [{ path: 'price-list.pdf', file: '' }],
    endedOffers: [makeOffer({ id: 'ended' })],
  };
  expect(find(csv, over)).toEqual([]);
});

const EXISTING = 'Write the address of an existing page.';

test.each([
  ['another file', '/a,/other.pdf', EXISTING],
  ['a page that is not there', '/a,/location', 'Did you mean "/locations/"?'],
  ['what only begins like a search', '/a,/search-by-colour/', EXISTING],
  ['a search that is not at the root', '/a,/our/search/', 'Did you mean "/search/"?'],
  ['a page that is not there, over another', '/a,/b\n/b,/nowhere/', EXISTING],
])('but not to %s', (_, csv, fix) => {
  const [, to] = csv.split(/[,\n]/);
  expect(find(csv)[0]).toBe(
    `plain/r.csv: line 1: "/a" leads to "${to}", where this site has no page. ${fix}`,
  );
});

test('nor to itself', () => {
  expect(find('/a,/a')).toEqual(['plain/r.csv: line 1: "/a" leads to itself. Let it lead to a page.']);
});

test.each([
  ['a page', '/locations/,/search/', true],
  ['a page without its slash', '/locations,/search/', true],
  ['a page with a query', '/locations/?id=1,/search/', false],
  ['the folder of a page', '/locations/*,/search/', false],
  ['no page', '/location/,/search/', false],
])('an address that is %s stands in its way: %3$s', (_, csv, isProblem) => {
  const [from] = csv.split(',');
  const problem = `plain/r.csv: line 1: "${from}" is a page of this site. Remove the row, or the page.`;
  expect(find(csv)).toEqual(isProblem ? [problem] : []);
});

test('each mistake has the line of its row', () => {
  const lines = find('from,to\n/a,/nowhere/\n/b,/locations/\n/c,/nowhere/');
  expect(lines.map((line) => line.split(': ')[1])).toEqual(['line 2', 'line 4']);
});
