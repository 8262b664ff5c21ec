import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { parseAddress, parseHours } from '#scripts/site-new/new-site.ts';
import { collectAnswers } from '#scripts/site-new/questions.ts';
import { scaffoldSite } from '#scripts/site-new/scaffold.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { fitToStock } from '#site/fit-to-stock.ts';
import { readConfig } from '#site/read-config.ts';
import { readContent } from '#site/read-content.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { makeNewSite } from '#tests/support/factories/make-new-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let sitesDir: string;

beforeEach(async () => {
  sitesDir = join(await makeTemporaryFolder(), 'sites');
});

async function configOf(dir: string) {
  const module: { default: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(join(dir, 'site.ts')).href
  );
  return fitToStock(v.parse(siteConfigSchema, module.default), []);
}

test.each(TEMPLATE_NAMES)('a new dealer in %s passes every check as it is', async (template) => {
  const dir = await scaffoldSite(sitesDir, makeNewSite({ template }));
  const config = await configOf(dir);
  expect(config).toMatchObject({ slug: 'test-yard', name: 'Test Yard', template });
  const { locations } = await readContent(dir, config, new Date('2026-11-21T00:00:00Z'));
  expect(locations).toMatchObject([{ name: 'Test Yard', primary: true }]);
});

test.each(["O'Brien Motors", 'The "Best" Yard', 'Back\\slash', 'Cars `x`'])(
  'the name %s stands in site.ts as it was given',
  async (name) => {
    const dir = await scaffoldSite(sitesDir, makeNewSite({ name }));
    expect((await configOf(dir)).name).toBe(name);
  },
);

test.each(['overrides', 'templates'])(
  'a dealer cannot have the folder of something else: %s',
  async (slug) => {
    await expect(scaffoldSite(sitesDir, makeNewSite({ slug }))).rejects.toThrow(
      `${join(sitesDir, slug)}: is for something else. Choose another slug.`,
    );
  },
);

test('the country of a new dealer is that of its address', async () => {
  const address = { street: '45 Cameron Road', city: 'Tauranga', state: 'bop', postcode: '3110' } as const;
  const dir = await scaffoldSite(sitesDir, makeNewSite({ slug: 'kowhai', address }));
  expect(await configOf(dir)).toMatchObject({ country: 'nz', state: 'bop' });
  expect(await readFile(join(await scaffoldSite(sitesDir, makeNewSite()), 'site.ts'), 'utf8')).not.toContain(
    'country:',
  );
});

test('an existing dealer is not overwritten', async () => {
  const site = makeNewSite();
  const dir = await scaffoldSite(sitesDir, site);
  const before = await readFile(join(dir, 'site.ts'), 'utf8');
  await expect(scaffoldSite(sitesDir, { ...site, name: 'Other' })).rejects.toThrow(
    `${dir}: already exists. Choose another slug, or edit its files.`,
  );
  expect(await readFile(join(dir, 'site.ts'), 'utf8')).toBe(before);
});

test('what was left for later stands in the files with its key, and no build publishes it', async () => {
  const { slug, name, template } = makeNewSite();
  const dir = await scaffoldSite(sitesDir, { slug, name, template });
  const problems = async (work: Promise<unknown>) =>
    work.then(
      () => [],
      (error: unknown) =>
        error instanceof SiteError ? error.lines.map((line) => line.replace(`${dir}/`, '')) : [String(error)],
    );
  expect(await problems(readConfig(sitesDir, slug))).toEqual([
    'site.ts: url: is not filled in yet. Write the public address, such as https://www.examplemotors.com.au.',
    'site.ts: brand.colour: is not filled in yet. Write a colour of six hex digits, such as #0b49c4.',
    'site.ts: phones.main: is not filled in yet. Write the number to call, such as 07 4000 0000.',
  ]);
  const complete = await configOf(await scaffoldSite(sitesDir, makeNewSite({ slug: 'complete' })));
  expect(await problems(readContent(dir, complete, new Date('2026-11-21T00:00:00Z')))).toEqual([
    'content/locations.json: 0.address.street: is not filled in yet. Write street number and name.',
    'content/locations.json: 0.address.city: is not filled in yet. Write the suburb or town.',
    'content/locations.json: 0.address.state: is not filled in yet. Write one of act, nsw, nt, qld, sa, tas, vic, wa.',
    'content/locations.json: 0.address.postcode: is not filled in yet. Write four digits in quotes.',
    'content/locations.json: 0.contact_detail.phone: is not filled in yet. Write the number to call, such as 07 4000 0000.',
  ]);
});

test('a logo is copied, and a feed beside site.ts is named with its mapping and the hosts of its pictures', async () => {
  const logo = join(sitesDir, '..', 'mark.svg');
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const feed = 'tests/unit/stock/shapes/feeds/us-inventory.json';
  const options = { dataDir: sitesDir, isInteractive: false, now: new Date(), log: () => {} };
  const site = makeNewSite({ logo, feed });
  const dir = await scaffoldSite(sitesDir, site, options);
  expect(await configOf(dir)).toMatchObject({
    brand: { logo: 'mark.svg' },
    stock: { feed: 'feed.json', mapping: 'stock.mapping.json' },
    imageHosts: ['img.example.com'],
  });
  expect((await readdir(dir)).sort()).toEqual([
    'assets',
    'content',
    'feed.json',
    'site.ts',
    'stock.mapping.json',
  ]);
});

test('a feed that cannot be read is named all the same, and what is wrong with it is said', async () => {
  const feed = join(sitesDir, '..', 'broken.json');
  await writeFile(feed, '[{"make": ');
  const said: string[] = [];
  const dir = await scaffoldSite(sitesDir, makeNewSite({ feed }), {
    dataDir: sitesDir,
    isInteractive: false,
    now: new Date(),
    log: (text) => said.push(text),
  });
  expect(await configOf(dir)).toMatchObject({ stock: { feed: 'feed.json' } });
  expect(said.join('\n')).toContain('The feed has no mapping yet');
});

test.each([
  ['12 Spence Street, Cairns QLD 4870', '12 Spence Street', 'Cairns', 'qld', '4870'],
  ['Unit 2/7 High St, St Kilda, Victoria 3182', 'Unit 2/7 High St', 'St Kilda', 'vic', '3182'],
  ['45 Cameron Road, Tauranga, Bay of Plenty 3110', '45 Cameron Road', 'Tauranga', 'bop', '3110'],
  ['8 Great North Road, Auckland 1021', '8 Great North Road', 'Auckland', 'auk', '1021'],
  ['1 Swift Street, Wellington NSW 2820', '1 Swift Street', 'Wellington', 'nsw', '2820'],
])('the address %j is read as %j, %j, %j, %j', (text, street, city, state, postcode) => {
  expect(parseAddress(text)).toEqual({ street, city, state, postcode });
});

test.each(['Cairns QLD 4870', '12 Spence Street, Cairns 4870', '12 Spence Street, Cairns QLD', ''])(
  'the address %j is not whole',
  (text) => expect(parseAddress(text)).toBeUndefined(),
);

test.each([
  ['Mon-Fri 8:30-17:30, Sat 8:30-13:00', ['8:30', '8:30', '8:30', '8:30', '8:30', '8:30', null]],
  ['sun 10:00-16:00', [null, null, null, null, null, null, '10:00']],
  ['Tue-Wed 9-17', [null, '9:00', '9:00', null, null, null, null]],
  ['Fri-Mon 8:00-17:00', undefined],
  ['Mon 25:00-26:00', undefined],
  ['9 to 5', undefined],
])('the hours %j begin, Monday first, at %j', (text, begins) => {
  const opens = begins?.map((time) => time && `2000-01-01T${time.padStart(5, '0')}:00Z`);
  expect(parseHours(text)?.map(({ open }) => open)).toEqual(opens);
});

const NAMED = { slug: 'a', name: 'T', template: 'classic' };

test.each([
  [{}, ['slug: is missing', 'name: is missing', 'template: is missing']],
  [{ ...NAMED, slug: 'Test Yard' }, ['slug: is "Test Yard". It must be lower case words']],
  [{ ...NAMED, template: 'classy' }, ['template: is "classy". It must be classic or showroom']],
  [
    { ...NAMED, phone: 'ring us' },
    ['phone: is "ring us". It is no Australian number. Write one as it is dialled, such as "07 4000 0000".'],
  ],
  [
    { ...NAMED, address: '1 High Street, Kew VIC 3101', phone: '9210 9999' },
    ['phone: is "9210 9999". It has no area code. Write "03 9210 9999".'],
  ],
  [
    { ...NAMED, address: '1 High Street, Napier, NZ-HKB 4110', phone: '835 0100' },
    ['phone: is "835 0100". It has no area code. Write "06 835 0100".'],
  ],
  [
    { ...NAMED, address: '8 North Road, Auckland 1021', phone: '0412 345 678' },
    [
      'phone: is "0412 345 678". It is no New Zealand number. Write one as it is dialled, such as "09 300 0000".',
    ],
  ],
  [
    { ...NAMED, phone: '3210 9999' },
    ['phone: is "3210 9999". It has no area code. Write one, such as "07 3210 9999".'],
  ],
  [
    { ...NAMED, logo: 'x.exe', feed: 'gone.csv' },
    ['logo: is "x.exe"', 'feed: is "gone.csv". It is not there'],
  ],
])('without a terminal, %j is refused with every mistake', async (given, mistakes) => {
  const error = await collectAnswers(given, false, TEMPLATE_NAMES).catch((thrown: Error) => thrown);
  const lines = error instanceof Error ? error.message.split('\n') : [];
  expect(lines).toEqual(mistakes.map((mistake) => expect.stringContaining(mistake)));
});
