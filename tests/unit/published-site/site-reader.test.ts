import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pickOnePerDealer } from '#published-site/site-facts.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

async function distWith(files: Readonly<Record<string, string>>): Promise<string> {
  const dist = await makeTemporaryFolder();
  await mkdir(join(dist, '.server'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, '.server', name), text);
  return dist;
}

const facts = (over: object = {}) => JSON.stringify({ ...makeSiteFacts(), more: 1, ...over });

test('a site is found by its name and by the host of its public address', async () => {
  const sites = createSiteReader(
    await distWith({
      'example.json': facts(),
      'other.json': facts({ dealer: 'other', url: 'https://other.example:8443' }),
      'other.pages.json': '{}',
    }),
  );
  expect(await sites.bySlug('example')).toEqual(makeSiteFacts());
  expect((await sites.byHostname('other.example'))?.dealer).toBe('other');
  expect(await sites.findSlug('other.example')).toBe('other');
  expect(await sites.byHostname('nobody.example')).toBeUndefined();
  expect(await sites.findSlug('nobody.example')).toBeUndefined();
});

test.each(['nobody', '', '../example', 'EXAMPLE', 'example.pages'])('%j is not a site', async (slug) => {
  const sites = createSiteReader(await distWith({ 'example.json': facts(), 'example.pages.json': '{}' }));
  expect(await sites.bySlug(slug)).toBeUndefined();
});

test('a site that is built again is read again', async () => {
  const dist = await distWith({ 'example.json': facts() });
  const sites = createSiteReader(dist);
  await sites.bySlug('example');
  await writeFile(join(dist, '.server', 'example.json'), facts({ name: 'Renamed Motors' }));
  expect((await sites.bySlug('example'))?.name).toBe('Renamed Motors');
});

test.each([
  ['no JSON', '{', 'is not JSON'],
  ['facts of an older build', '{"slug":"example","url":"https://www.example.com.au"}', 'dealer: Invalid key'],
  ['forms that are none', facts({ forms: {} }), 'forms.dealer: Invalid key'],
  ['a colour that is none', facts({ brandColour: 'red' }), 'brandColour: must be a colour of six hex digits'],
])('%s: no lead is taken on terms that are not known', async (_, text, problem) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const dist = await distWith({ 'example.json': text });
  const sites = createSiteReader(dist);
  const message = `${join(dist, '.server', 'example.json')}: ${problem}`;
  await expect(sites.bySlug('example')).rejects.toThrow(message);
  await expect(sites.byHostname(new URL(makeSiteFacts().url).hostname)).rejects.toThrow();
});

test('the pages of a site can be served if its other facts are broken', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const old = '{"slug":"example","url":"https://www.example.com.au"}';
  const sites = createSiteReader(await distWith({ 'example.json': old, 'broken.json': '{' }));
  expect(await sites.findSlug('www.example.com.au')).toBe('example');
  expect(await sites.findSlug('www.example.com.au')).toBe('example');
  expect(await sites.findSlug('nobody.example')).toBeUndefined();
  // Once per version of a file.
  expect(said.mock.calls.flat().filter((line) => String(line).includes('broken.json'))).toHaveLength(1);
});

test('a mistake in every vehicle is reported once', async () => {
  const stock = Object.fromEntries(
    Array.from({ length: 100 }, (_, id) => [id, { ...makeCarFacts(), year: 'x' }]),
  );
  const sites = createSiteReader(await distWith({ 'example.json': facts({ stock }) }));
  await expect(sites.bySlug('example')).rejects.toThrow(/has 95 more problems/);
});

test('all sites are listed, a dealer before its other templates; a broken one does not affect the rest', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const dist = await distWith({
    'broken.json': '{',
    'example.json': facts(),
    'example--showroom.json': facts({ slug: 'example--showroom' }),
    'other.json': facts({ slug: 'other', dealer: 'other' }),
    'other.pages.json': '{}',
  });
  const all = await createSiteReader(dist).all();
  expect(all.map(({ slug }) => slug)).toEqual(['example', 'example--showroom', 'other']);
  expect(pickOnePerDealer(all).map(({ slug }) => slug)).toEqual(['example', 'other']);
  expect(said.mock.calls.flat()).toEqual([expect.stringMatching(/broken\.json: is not JSON\./)]);
});

test('without any published site there is no dealer', async () => {
  const sites = createSiteReader(join(await distWith({}), 'elsewhere'));
  expect([await sites.all(), await sites.byHostname('example.com.au')]).toEqual([[], undefined]);
});
