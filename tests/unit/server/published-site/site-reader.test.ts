import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteReader } from '#server/published-site/site-reader.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

async function distWith(files: Readonly<Record<string, string>>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'facts-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, '.server'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, '.server', name), text);
  return dist;
}

const facts = (over: Parameters<typeof makeSiteFacts>[0] = {}) =>
  JSON.stringify({ ...makeSiteFacts(over), more: 1 });

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
  expect(await sites.byHostname('nobody.example')).toBeUndefined();
});

test.each(['nobody', '', '../example', 'EXAMPLE', 'example.pages'])('%j is no site', async (slug) => {
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
  ['no JSON', '{'],
  ['facts of an older build', '{"slug":"example"}'],
])('%s: no lead is taken on terms that are not known', async (_, text) => {
  const sites = createSiteReader(await distWith({ 'example.json': text }));
  await expect(sites.bySlug('example')).rejects.toThrow();
});

test('every dealer is there once, in the template it is published in; a broken one stops nobody', async () => {
  const dist = await distWith({
    'broken.json': '{',
    'example.json': facts(),
    'example--showroom.json': facts({ stylesheet: '/assets/showroom.css' }),
    'other.json': facts({ dealer: 'other' }),
    'other.pages.json': '{}',
  });
  const all = await createSiteReader(dist).all();
  expect(all.map(({ dealer, stylesheet }) => [dealer, stylesheet])).toEqual([
    ['example', makeSiteFacts().stylesheet],
    ['other', makeSiteFacts().stylesheet],
  ]);
});

test('where nothing was ever published there is no dealer', async () => {
  const sites = createSiteReader(join(await distWith({}), 'elsewhere'));
  expect([await sites.all(), await sites.byHostname('example.com.au')]).toEqual([[], undefined]);
});
