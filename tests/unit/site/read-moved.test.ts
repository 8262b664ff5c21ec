import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  getAddressKey,
  isWildcard,
  listOtherHosts,
  parseMovedAddresses,
  readMovedAddresses,
} from '#site/read-moved.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const SITE = makeSite({
  url: 'https://www.example.com.au',
  redirects: 'redirects.csv',
  hosting: { aliases: ['old.net.au'] },
});

const readProblems = () => problemsOf(readMovedAddresses(dir, SITE), dir);

test('a dealer that names no file has no moved addresses, whatever is in its folder', async () => {
  await writeFile(join(dir, 'redirects.csv'), '/a,/b');
  expect(await readMovedAddresses(dir, makeSite())).toEqual([]);
});

test('old addresses may be at any host name of the site', async () => {
  const hosts = ['www.example.com.au', 'example.com.au', 'old.net.au', 'www.old.net.au'];
  const rows = hosts.map((host, index) => `https://${host}/${index},/locations/\n`);
  await writeFile(join(dir, 'redirects.csv'), rows.join(''));
  expect((await readMovedAddresses(dir, SITE)).map(({ from }) => from)).toEqual(['/0', '/1', '/2', '/3']);
});

test('a file that is named and not there is a problem of site.ts', async () => {
  expect(await readProblems()).toEqual([
    'site.ts: redirects: is "redirects.csv", which is not in this folder. Put the file there.',
  ]);
});

test('all mistakes of the file are reported at once, with its name', async () => {
  await writeFile(join(dir, 'redirects.csv'), '/a,/b\nc,/d\n/e\n');
  expect(await readProblems()).toEqual([
    'redirects.csv: line 2: "c" is not an address. Write a path such as "/used-cars.php", or the full address.',
    'redirects.csv: line 3: needs two columns: the old address and the new one.',
  ]);
});

test('a file that is there and cannot be read is no mistake of the dealer', async () => {
  await mkdir(join(dir, 'redirects.csv'));
  await expect(readMovedAddresses(dir, SITE)).rejects.toMatchObject({ code: 'EISDIR' });
});

const siteAt = (url: string, aliases?: string[]) =>
  makeSite({ url, ...(aliases && { hosting: { aliases } }) });

test.each([
  ['https://plain.example.com.au', 'www.plain.example.com.au'],
  ['https://www.example.com.au', 'example.com.au'],
  ['https://www2.example.com.au', 'www.www2.example.com.au'],
  ['https://plain.example.com.au:8443', 'www.plain.example.com.au'],
])('`www.` before the address, or its absence, needs no entry: %s is also %s', (url, other) =>
  expect(listOtherHosts(siteAt(url))).toEqual([other]),
);

describe('aliases lead to the address', () => {
  const WWW = 'https://www.example.com.au';

  test('with `www.` as well, those that begin with it as they are', () => {
    expect(listOtherHosts(siteAt(WWW, ['old.net.au', 'www.older.net.au']))).toEqual([
      'example.com.au',
      'old.net.au',
      'www.old.net.au',
      'www.older.net.au',
    ]);
  });

  test.each([
    ['the address itself', ['www.example.com.au'], ['example.com.au']],
    ['the address without `www.`', ['example.com.au'], ['example.com.au']],
    [
      'one of them in both forms',
      ['old.net.au', 'www.old.net.au'],
      ['example.com.au', 'old.net.au', 'www.old.net.au'],
    ],
  ])('%s is named once, and never leads to itself', (_, aliases, hosts) => {
    expect(listOtherHosts(siteAt(WWW, aliases))).toEqual(hosts);
  });
});

/** The key of 'path' or 'path?query'. */
function keyOf(address: string): string {
  const [from = '', query = ''] = address.split('?');
  return getAddressKey({ from, query });
}

test.each([
  ['with and without a slash at the end', '/a/', '/a'],
  ['with several', '/a//', '/a'],
  ['with parameters in another order', '/a?c=1&b=2', '/a?b=2&c=1'],
])('two addresses are one: %s', (_, one, other) => expect(keyOf(one)).toBe(keyOf(other)));

test.each([
  ['by path', '/a', '/b'],
  ['by a slash inside', '/a/b', '/ab'],
  ['by query', '/a?b=1', '/a?b=2'],
  ['by one parameter', '/a?b=1', '/a?b=1&c=1'],
  ['by where a parameter ends', '/a?b=1&c=2', '/a?b=1c=2'],
  ['by the order of letters in a value', '/a?b=12', '/a?b=21'],
  ['with and without a query', '/a', '/a?b=1'],
])('two addresses differ: %s', (_, one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

// biome-ignore format: a table reads better in rows
test.each<[boolean, string[]]>([
  [true, ['/*', '/news/*', '/:year/news', '/news/:id']],
  [false, ['/news', '/news/', '/a:b']],
])('that an address stands for all that begin with it is %s of %j', (value, texts) => {
  expect(texts.map((text) => isWildcard({ from: text }))).toEqual(texts.map(() => value));
});

const HOSTS = new Set(['www.example.com.au', 'example.com.au']);
const parse = (csv: string) => parseMovedAddresses(csv, HOSTS);
/** The addresses of a list without problems. */
function read(csv: string) {
  const { moved, problems } = parse(csv);
  expect(problems).toEqual([]);
  return moved;
}
const fromsOf = (csv: string) => read(csv).map(({ from }) => from);

test('an address has the line of the file that it is on, its path, its query and its target', () => {
  expect(read('from,to\n\n/stock.asp?id=12&lang=en,/search/toyota/\n')).toEqual([
    { line: 3, from: '/stock.asp', query: 'id=12&lang=en', to: '/search/toyota/' },
  ]);
});

describe('the names of the columns may be above them', () => {
  test.each(['from,to', 'From,To', 'old address,new address', 'OLD_URL,NEW_URL', 'source,target', 'alt,neu'])(
    '%s',
    (heading) => expect(fromsOf(`${heading}\n/a,/b`)).toEqual(['/a']),
  );

  test.each(['\n', ',\n', '\n,,\n\n'])('below empty rows, %j', (rows) => {
    expect(fromsOf(`${rows}from,to\n/a,/b`)).toEqual(['/a']);
  });

  test.each([
    ['a word that only begins like one', 'fromage,/b\n/a,/b', 'line 1: "fromage" is not an address.'],
    ['a word with one inside', 'the old,/b\n/a,/b', 'line 1: "the old" is not an address.'],
    ['one further down', '/a,/b\nfrom,to', 'line 2: "from" is not an address.'],
  ])('%s is a mistake, not a heading', (_, csv, problem) => {
    expect(parse(csv)).toEqual({
      moved: [expect.objectContaining({ from: '/a' })],
      problems: [expect.stringContaining(problem)],
    });
  });
});

test.each([
  ['a byte order mark', '\uFEFF/a,/b'],
  ['a byte order mark and quotes', '\uFEFF"/a","/b"'],
  ['spaces around cells', ' /a , /b '],
  ['quotes around cells', '"/a","/b"'],
  ['empty cells behind', '/a,/b,,'],
  ['empty rows', '\n/a,/b\n\n'],
  ['rows of empty cells', ',\n/a,/b\n,,\n'],
])('spreadsheets write %s, which change nothing', (_, csv) => {
  expect(read(csv)).toEqual([expect.objectContaining({ from: '/a', query: '', to: '/b' })]);
});

describe('a row that is no redirect is a problem with its line', () => {
  const COLUMNS = 'needs two columns: the old address and the new one.';
  const NO_PATH = 'is not an address. Write a path such as "/used-cars.php", or the full address.';
  const NO_TARGET = 'is not an address. Write a path of this site, or one that begins with "https://".';
  const STAR = '"*" may stand at the end only, after a slash.';
  const QUERY = 'a query needs names with a value each, such as "?id=12". Hosts match no other.';

  test.each([
    ['no target', '/a,', COLUMNS],
    ['no old address', ',/b', COLUMNS],
    ['a third column', '/a,/b,301', COLUMNS],
    ['a far column', '/a,/b,,x', COLUMNS],
    ['no slash', 'a.php,/b', `"a.php" ${NO_PATH}`],
    ['an address of another kind', 'ftp://example.com.au/a,/b', `"ftp://example.com.au/a" ${NO_PATH}`],
    ['an address after words', 'see http://example.com.au/a,/b', `"see http://example.com.au/a" ${NO_PATH}`],
    ['an address that no browser opens', 'https://,/b', `"https://" ${NO_PATH}`],
    ['a target at http elsewhere', '/a,http://blog.example/', `"http://blog.example/" ${NO_TARGET}`],
    [
      'a target that mentions https',
      '/a,http://blog.example/?https:',
      `"http://blog.example/?https:" ${NO_TARGET}`,
    ],
    ['a star in a name', '/a*,/b', `"/a*": ${STAR}`],
    ['a star before the end', '/a/*/c,/b', `"/a/*/c": ${STAR}`],
    ['two stars', '/a/**,/b', `"/a/**": ${STAR}`],
    ['a query without a value', '/a?12,/b', `"/a?12": ${QUERY}`],
    ['a query without a name', '/a?id=1&=2,/b', `"/a?id=1&=2": ${QUERY}`],
    ['a query with a value that hosts cut', '/a?id=MQ==,/b', `"/a?id=MQ==": ${QUERY}`],
    ['a query with a second equals sign', '/a?id=1=2,/b', `"/a?id=1=2": ${QUERY}`],
    ['a query with a name twice', '/a?id=1&id=2,/b', `"/a?id=1&id=2": ${QUERY}`],
  ])('%s', (_, row, problem) => {
    expect(parse(`from,to\n${row}`)).toEqual({ moved: [], problems: [`line 2: ${problem}`] });
  });
});

test('a file that is no CSV is one problem, with what is wrong', () => {
  expect(parse('/a,"/b')).toEqual({
    moved: [],
    problems: [expect.stringMatching(/^cannot be read as CSV: .*quote.*\. Correct it\.$/i)],
  });
});

describe('an address of the site', () => {
  test.each([
    ['a path', '/a', '/a'],
    ['at its host', 'https://www.example.com.au/a', '/a'],
    ['at http', 'http://example.com.au/a', '/a'],
    ['in capitals', 'HTTPS://WWW.EXAMPLE.COM.AU/a', '/a'],
    ['with a space', '/used cars', '/used%20cars'],
    ['the root', 'https://example.com.au', '/'],
    ['a folder', '/news/*', '/news/*'],
    ['everything', '/*', '/*'],
  ])('may be %s', (_, address, path) => {
    expect(fromsOf(`${address},/locations/`)).toEqual([path]);
    expect(read(`/x,${address}`)[0]?.to).toBe(path);
  });

  test('keeps query and anchor as a target', () => {
    expect(read('/x,https://example.com.au/search/?make=Ford&year=2020#results')[0]?.to).toBe(
      '/search/?make=Ford&year=2020#results',
    );
  });
});

test.each(['?id=12', '?id=', '?q=a%20b+c&id=:id', '?&id=1&', '?id=1&it=2', '?'])(
  'a query may be %s',
  (query) => expect(read(`/a${query},/b`)[0]?.query).toBe(query.slice(1)),
);

test.each([
  ['https://blog.example.com/:splat', 'https://blog.example.com/:splat'],
  ['HTTPS://blog.example.com/a', 'https://blog.example.com/a'],
  [
    'https://blog.example.com/price list?year=2020#top',
    'https://blog.example.com/price%20list?year=2020#top',
  ],
])('a target elsewhere, %s, is written as a browser opens it: %s', (to, written) => {
  expect(read(`/a/*,${to}`)[0]?.to).toBe(written);
});

describe('two rows for one address', () => {
  test.each([
    ['the same twice', '/a,/b\n/a,/b'],
    ['with a slash at the end', '/a,/b\n/a/,/b'],
    ['with parameters in another order', '/a?x=1&y=2,/b\n/a?y=2&x=1,/b'],
    ['at another host name', '/a,/b\nhttps://example.com.au/a,/b'],
  ])('%s are one if they lead to one target', (_, csv) => {
    expect(read(csv)).toEqual([expect.objectContaining({ line: 1 })]);
  });

  test('are a problem if they lead to different ones', () => {
    expect(parse('/a,/b\n/c,/d\n/a,/d')).toEqual({
      moved: [expect.objectContaining({ to: '/b' }), expect.objectContaining({ from: '/c' })],
      problems: ['line 3: "/a" leads to "/d", but on line 1 to "/b". Keep one of the two.'],
    });
  });

  test('are two addresses if their queries differ', () => {
    expect(read('/a?id=1,/b\n/a?id=2,/c\n/a,/d')).toHaveLength(3);
  });
});

test('a list may have 20,000 rows, and no more', () => {
  expect(read('/a,/\n'.repeat(20_000))).toHaveLength(1);
  expect(parse('/a,/\n'.repeat(20_001))).toEqual({
    moved: [],
    problems: ['has 20001 rows, 20000 at most. Join some with "/*".'],
  });
});
