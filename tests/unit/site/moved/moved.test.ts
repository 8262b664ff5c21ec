import { expect, test } from 'vitest';
import { renderRedirectsFile } from '#scripts/build/write-site-files.ts';
import { parseMovedAddresses } from '#site/read-moved.ts';
import type { Site } from '#site/site.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

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
