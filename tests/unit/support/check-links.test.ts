import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLinks } from '#tests/support/readers/check-links.ts';

const ORIGIN = 'https://www.example.com.au';

let dir = '';
afterEach(() => rm(dir, { recursive: true, force: true }));

async function dead(files: Readonly<Record<string, string>>): Promise<string[]> {
  dir = await mkdtemp(join(tmpdir(), 'forecourt-links-'));
  for (const [name, text] of Object.entries({
    'search/index.html': '<h2 id="make">',
    'a.jpg': '',
    ...files,
  })) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  return checkLinks(dir, ORIGIN);
}

test.each([
  '<a href="/search/">',
  '<a href="/search/?make=Toyota#make">',
  '<a href="search/">',
  '<a href="#top"><a href="#">',
  '<p id="here"><a href="#here">',
  `<link rel="canonical" href="${ORIGIN}/">`,
  '<img src="/.netlify/images?url=/a.jpg&amp;w=400">',
  '<a href="tel:0755500100"><a href="mailto:sales@example.com"><a href="https://elsewhere.example/x/">',
  '<a href="/old/">',
])('%s leads somewhere', async (html) => {
  expect(await dead({ 'index.html': html, _redirects: '/old/ /search/ 301\n' })).toEqual([]);
});

test.each([
  ['<a href="/gone/">', 'a href "/gone/": leads nowhere'],
  ['<a href="/search">', 'a href "/search": leads nowhere'],
  ['<a href="/search/#model">', 'has no element with the id "model"'],
  ['<a href="#model">', 'has no element with the id "model"'],
  [`<link rel="canonical" href="${ORIGIN}/gone/">`, 'leads nowhere'],
  ['<img src="/b.jpg">', 'img src "/b.jpg": leads nowhere'],
  ['<img src="/.netlify/images?url=/b.jpg&amp;w=400">', 'leads nowhere'],
  ['<img src="/.netlify/images?w=400">', 'names no picture'],
  ['<a href="javascript:alert(1)">', 'may not begin with javascript:'],
  ['<a href="http://elsewhere.example/">', 'may not begin with http:'],
  ['<a href="https://">', 'is no address'],
])('%s is reported: %s', async (html, problem) => {
  expect(await dead({ 'index.html': html })).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['sitemap.xml', `<loc>${ORIGIN}/gone/</loc>`, '/sitemap.xml: loc'],
  ['_redirects', '/old/ /gone/ 301', '/_redirects: redirect to'],
  ['_astro/a.css', '@font-face{src:url(./a.woff2)}', '/_astro/a.css: url()'],
])('%s is followed too', async (file, text, place) => {
  expect(await dead({ [file]: text })).toEqual([expect.stringContaining(place)]);
});

test('a link on many pages is reported once, with its number of occurrences', async () => {
  const html = '<a href="/gone/">';
  expect(await dead({ 'index.html': html, 'b/index.html': html, 'c/index.html': html })).toEqual([
    expect.stringMatching(/"\/gone\/": leads nowhere \(and 2 more times\)$/),
  ]);
});

test.each([
  ['/:any/there/ /:any/', [], []],
  ['/:any/there/ /:any/page/', [], ['leads nowhere']],
  ['/:any/there/ /:any/', ['<a href="/search/there/">'], []],
  ['/:any/there/ /:any/', ['<a href="/gone/there/">'], ['a href "/gone/there/": leads nowhere']],
])('the redirect %s, with the links %j: %j', async (line, links, problems) => {
  const lines = await dead({ 'index.html': links.join(''), _redirects: `${line} 301\n` });
  expect(lines).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});
