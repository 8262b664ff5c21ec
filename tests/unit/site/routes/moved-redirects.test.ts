import { describe, expect, test } from 'vitest';
import { renderRedirectsFile } from '#scripts/build/write-site-files.ts';
import { parseMovedAddresses } from '#site/read-moved.ts';
import { buildMovedRedirects, findEnd, indexSteps } from '#site/routes/moved-redirects.ts';
import type { Site } from '#site/site.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

function movedOf(csv: string) {
  const { moved, problems } = parseMovedAddresses(csv, new Set());
  expect(problems).toEqual([]);
  return moved;
}
const siteOf = (csv: string) => ({ ...makeSite(), movedAddresses: movedOf(csv) });
/** Where the first row of a list leads in the end. */
function endOf(csv: string): string | undefined {
  const moved = movedOf(csv);
  const [first] = moved;
  if (!first) throw new Error('no rows');
  return findEnd(first, indexSteps(moved));
}

test.each([
  ['of one step', '/a,/b', '/b'],
  ['of two', '/a,/b\n/b,/c', '/c'],
  ['with slashes at the end', '/a,/b/\n/b,/c', '/c'],
  ['over a query', '/a,/b?id=1\n/b?id=1,/c', '/c'],
  ['over a query in another order', '/a,/b?x=1&y=2\n/b?y=2&x=1,/c', '/c'],
  ['over the row of its own query', '/a,/b?id=2\n/b?id=1,/c\n/b?id=2,/d', '/d'],
  ['not over a row of another query', '/a,/b?id=2\n/b?id=1,/c', '/b?id=2'],
  ['not over a row that needs a query', '/a,/b\n/b?id=1,/c', '/b'],
  ['not over a folder, which only addresses in it match', '/a,/news/*\n/news/*,/c', '/news/*'],
  ['over an anchor', '/a,/b#top\n/b,/c', '/c'],
  ['over an anchor with a question mark', '/a,/b#top?id=1\n/b,/c', '/c'],
  ['to another site', '/a,/b\n/b,https://blog.example.com/', 'https://blog.example.com/'],
])('a chain leads straight to its end: %s', (_, csv, end) => expect(endOf(csv)).toBe(end));

test.each([
  ['hands it on', '/a,/b?id=1\n/b,/c', '/c?id=1'],
  ['hands it on before an anchor', '/a,/b?id=1\n/b,/c#top', '/c?id=1#top'],
  ['unless its target has one', '/a,/b?id=1\n/b,/c?x=2', '/c?x=2'],
  ['but comes after the row of the query', '/a,/b?id=1\n/b,/c\n/b?id=1,/d', '/d'],
])('a row without a query applies to any, and %s', (_, csv, end) => expect(endOf(csv)).toBe(end));

describe('a circle has no end', () => {
  test.each([
    ['of one address', '/a,/a'],
    ['of one with a slash', '/a,/a/'],
    ['of two', '/a,/b\n/b,/a'],
    ['behind a chain', '/a,/b\n/b,/c\n/c,/b'],
    ['of one query', '/a?id=1,/a?id=1'],
    ['of an address to itself with a query, which it matches too', '/a,/a?id=1'],
    ['of a folder', '/news/*,/news/:splat'],
    ['of a folder deeper and deeper', '/news/*,/news/old/:splat'],
    ['of all addresses', '/*,/:splat'],
  ])('%s', (_, csv) => expect(endOf(csv)).toBeUndefined());

  test.each([
    ['from a folder to its page', '/news/*,/news/', '/news/'],
    ['from a folder to one of a longer name', '/news/*,/newsletter/:splat', '/newsletter/:splat'],
    ['from a folder to another', '/news/*,/blog/:splat', '/blog/:splat'],
    ['from one address into a folder of its name', '/news,/news/:splat', '/news/:splat'],
  ])('%s is none', (_, csv, end) => expect(endOf(csv)).toBe(end));

  test('nor is a chain of fifty addresses, more than anyone writes', () => {
    const chain = (length: number) => Array.from({ length }, (_, step) => `/${step},/${step + 1}`).join('\n');
    expect(endOf(chain(50))).toBe('/50');
    expect(endOf(chain(51))).toBeUndefined();
  });
});

describe('the redirects of addresses that moved', () => {
  test('are in the order of the file, those of folders apart', () => {
    expect(buildMovedRedirects(siteOf('/news/*,/c\n/b,/c\n/:year/news,/c\n/a,/c'))).toEqual({
      exact: [
        { from: '/b', to: '/c' },
        { from: '/a', to: '/c' },
      ],
      wildcards: [
        { from: '/news/*', to: '/c' },
        { from: '/:year/news', to: '/c' },
      ],
    });
  });

  test.each([
    ['a query', '/a?id=1,/c', { from: '/a', to: '/c', query: 'id=1' }],
    ['a query of a page', '/?id=1,/c', { from: '/', to: '/c', query: 'id=1', force: true }],
    [
      'a query of a page, without its slash',
      '/locations?id=1,/c',
      { from: '/locations', to: '/c', query: 'id=1', force: true },
    ],
    ['no query of a page', '/locations,/c', { from: '/locations', to: '/c' }],
  ])('with %s are forced only where a page would come first', (_, csv, redirect) => {
    expect(buildMovedRedirects(siteOf(csv)).exact).toEqual([redirect]);
  });
});

const HOSTS = new Set(['www.plain.example.com.au', 'plain.example.com.au']);

function siteWith(csv: string, over: Partial<Site> = {}): Site {
  const { moved, problems } = parseMovedAddresses(csv, HOSTS);
  expect(problems).toEqual([]);
  return { ...makeSite({ redirects: 'redirects.csv' }), movedAddresses: moved, ...over };
}

/** The redirects, without the rewrites before them. */
const rules = (site: Site) =>
  renderRedirectsFile(site)
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(' 200'));

test.each([
  ['an address of this site', 'https://plain.example.com.au/Used Cars,/search/', '/Used%20Cars /search/ 301'],
  ['a query', '/stock.asp?id=12&lang=en,/search/', '/stock.asp id=12 lang=en /search/ 301'],
  ['a query of a page that exists', '/?page_id=12,/locations/', '/ page_id=12 /locations/ 301!'],
  ['a folder', '/news/*,https://blog.example.com/:splat', '/news/* https://blog.example.com/:splat 301'],
  ['characters beyond ASCII', '/über,/locations/', '/%C3%BCber /locations/ 301'],
  ['a target with query and anchor', '/a,/search/?make=Ford#results', '/a /search/?make=Ford#results 301'],
])('an old address may be %s', (_, row, rule) => {
  expect(rules(siteWith(`from,to\r\n${row}\r\n`))).toContain(rule);
});

test('exact addresses come before all others, folders after them', () => {
  const lines = rules(siteWith('/cars/*,/search/\n/old,/locations/\n'));
  expect(lines[0]).toBe('/old /locations/ 301');
  expect(lines.at(-1)).toBe('/cars/* /search/ 301');
});

test('aliases lead to the address, path by path, also on Netlify', () => {
  const site = makeSite({ hosting: { aliases: ['plain.net.au'] } });
  expect(rules(site).slice(0, 2)).toEqual([
    'https://plain.net.au/* https://plain.example.com.au/:splat 301!',
    'http://plain.net.au/* https://plain.example.com.au/:splat 301!',
  ]);
});
