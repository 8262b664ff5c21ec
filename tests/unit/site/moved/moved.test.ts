import { expect, test } from 'vitest';
import { renderRedirectsFile } from '#scripts/build/write-site-files.ts';
import { findMovedProblems } from '#site/checks/moved-addresses.ts';
import { findRootFileProblems } from '#site/checks/root-files.ts';
import { parseMovedAddresses } from '#site/moved/parse-moved.ts';
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
  ['a path', '/used.php,/search/', '/used.php /search/ 301'],
  ['an address of this site', 'https://plain.example.com.au/Used Cars,/search/', '/Used%20Cars /search/ 301'],
  ['an address at http', 'http://www.plain.example.com.au/a,/locations/', '/a /locations/ 301'],
  ['a query', '/stock.asp?id=12&lang=en,/search/', '/stock.asp id=12 lang=en /search/ 301'],
  ['a query of a page that exists', '/?page_id=12,/locations/', '/ page_id=12 /locations/ 301!'],
  ['a folder', '/news/*,https://blog.example.com/:splat', '/news/* https://blog.example.com/:splat 301'],
  ['characters beyond ASCII', '/über,/locations/', '/%C3%BCber /locations/ 301'],
  ['a target with query and anchor', '/a,/search/?make=Ford#results', '/a /search/?make=Ford#results 301'],
  ['a target with our own host', '/a,https://www.plain.example.com.au/locations/', '/a /locations/ 301'],
])('an old address may be %s', (_, row, rule) => {
  expect(rules(siteWith(`from,to\r\n${row}\r\n`))).toContain(rule);
});

test('a chain leads straight to its end, and the same row twice is one', () => {
  const lines = rules(siteWith('/a,/b\n/b/,/c\n/c,/locations/\n/a,/b\n'));
  expect(lines.slice(0, 3)).toEqual(['/a /locations/ 301', '/b/ /locations/ 301', '/c /locations/ 301']);
});

test('exact addresses come before all others, folders after them', () => {
  const lines = rules(siteWith('/cars/*,/search/\n/old,/locations/\n'));
  expect(lines[0]).toBe('/old /locations/ 301');
  expect(lines.at(-1)).toBe('/cars/* /search/ 301');
});

test.each([
  ['only-one-column', 'line 1: needs two columns: the old address and the new one.'],
  ['used.php,/search/', 'line 1: "used.php" is not an address.'],
  ['/a,locations', 'line 1: "locations" is not an address.'],
  ['/a,javascript:alert(1)', 'line 1: "javascript:alert(1)" is not an address.'],
  ['/a,//evil.example/', 'line 1: "//evil.example/" is not an address.'],
  ['/a*b,/search/', 'line 1: "/a*b": "*" may stand at the end only, after a slash.'],
  [
    'https://other.example/a,/search/',
    'line 1: "https://other.example/a" is at other.example, which is no address of this site. Add the host to hosting.aliases, or write the path alone.',
  ],
  ['/a,/b/\n/a/,/c/', 'line 2: "/a/" leads to "/c/", but on line 1 to "/b/". Keep one of the two.'],
  ['/a,"/b', 'cannot be read as CSV'],
])('a row that is no redirect is a problem with its line: %j', (csv, problem) => {
  const { problems } = parseMovedAddresses(csv, HOSTS);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test.each([
  [
    '/a,/b\n/b,/a',
    [
      'line 1: "/a" leads to itself. Let it lead to a page.',
      'line 2: "/b" leads to itself. Let it lead to a page.',
    ],
  ],
  ['/a,/a/', ['line 1: "/a" leads to itself. Let it lead to a page.']],
  ['/a,/a?id=1', ['line 1: "/a" leads to itself. Let it lead to a page.']],
  ['/a/*,/a/:splat', ['line 1: "/a/*" leads to itself. Let it lead to a page.']],
  ['/locations,/search/', ['line 1: "/locations" is a page of this site. Remove the row, or the page.']],
  [
    '/a,/location/',
    ['line 1: "/a" leads to "/location/", where this site has no page. Did you mean "/locations/"?'],
  ],
  ['/a,/cars/sold-long-ago/', []],
  ['/a,/proof.pdf', []],
  ['/b,/search/ford/', []],
])('what leads nowhere, in a circle or is a page is a problem: %j', (csv, problems) => {
  const site = siteWith(csv, { rootFiles: [{ path: 'proof.pdf', file: '' }] });
  expect(findMovedProblems('sites/plain', site)).toEqual(
    problems.map((problem) => `sites/plain/redirects.csv: ${problem}`),
  );
});

test('five thousand addresses are checked in less than a build notices', () => {
  const csv = Array.from({ length: 5000 }, (_, index) => `/old/${index}.html,/locations/`).join('\n');
  const site = siteWith(csv);
  expect(findMovedProblems('sites/plain', site)).toEqual([]);
  expect(rules(site).filter((line) => line.startsWith('/old/'))).toHaveLength(5000);
});

test('aliases lead to the address, path by path, also on Netlify', () => {
  const site = makeSite({ hosting: { aliases: ['plain.net.au'] } });
  expect(rules(site).slice(0, 2)).toEqual([
    'https://plain.net.au/* https://plain.example.com.au/:splat 301!',
    'http://plain.net.au/* https://plain.example.com.au/:splat 301!',
  ]);
});

test.each([
  ['google1a2b3c.html', undefined],
  ['.well-known/security.txt', undefined],
  ['downloads/price-list.pdf', undefined],
  ['robots.txt', 'is written by every build.'],
  ['_headers', 'is written by every build.'],
  ['assets/logo.svg', 'is written by every build.'],
  ['.env', 'begins with a dot'],
  ['index.html', 'is a page of this site.'],
  ['locations/index.html', 'is a page of this site.'],
  ['price list.pdf', 'has a character in its name'],
])('a file of public/ is published unless something else has its name: %s', (path, problem) => {
  const lines = findRootFileProblems('sites/plain', { ...makeSite(), rootFiles: [{ path, file: '' }] });
  expect(lines).toHaveLength(problem === undefined ? 0 : 1);
  if (problem !== undefined) expect(lines[0]).toContain(`sites/plain/public/${path}: ${problem}`);
});
