import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#site/read-config.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'config-'));
  await mkdir(join(dir, 'two-faces'));
  const config = {
    slug: 'two-faces',
    name: 'Two Faces',
    template: 'classic',
    url: 'https://www.example.com.au',
    description: 'Cars.',
    brand: { colour: '#0b49c4' },
    home: { heading: 'Plain' },
    hidePhone: true,
    byTemplate: { showroom: { theme: 'dark', hidePhone: false, home: { heading: 'Grand' } } },
  };
  await writeFile(join(dir, 'two-faces', 'site.ts'), `export default ${JSON.stringify(config)};\n`);
});
afterAll(() => rm(dir, { recursive: true }));

test.each([
  { template: undefined, site: { template: 'classic', theme: 'light', hidePhone: true }, heading: 'Plain' },
  { template: 'showroom', site: { template: 'showroom', theme: 'dark', hidePhone: false }, heading: 'Grand' },
])('a site is a dealer in a template: as $template it is $site', async ({ template, site, heading }) => {
  const config = await readConfig(dir, 'two-faces', template);
  expect(config).toMatchObject(site);
  expect(config.home.heading).toBe(heading);
});

test.each([
  { slug: 'nobody', template: undefined, problem: 'site.ts: is missing.' },
  { slug: 'nobody', template: undefined, problem: 'name an existing dealer: two-faces.' },
  {
    slug: 'two-faces',
    template: 'grand',
    problem: '--template: is "grand". Write one of: classic, showroom.',
  },
])('$slug in the template $template is rejected: $problem', async ({ slug, template, problem }) => {
  await expect(readConfig(dir, slug, template)).rejects.toThrow(problem);
});

test('the default values are the required ones', async () => {
  const config = await readConfig(dir, 'two-faces');
  expect(config).toMatchObject({
    state: 'qld',
    stock: { pageSize: 21, soldForDays: 3, soldTag: 'SOLD', detailsButton: 'View Details' },
    ratings: { show: true, minimum: 4, quantity: 12 },
    finance: { calculator: { rate: 10 }, button: 'Get Finance' },
    forms: { messageRequired: true, optIn: { ticked: true } },
    search: { engine: 'embedded', defaultSort: 'relevance' },
    navTrigger: 'click',
    locationCarousel: false,
  });
});

test('the default links are the required ones', async () => {
  const { links } = await readConfig(dir, 'two-faces');
  expect(links).toEqual({
    search: '/search/',
    testDrive: '/book-test-drive/',
    service: '/service/',
    finance: '/finance/',
    tradeIn: '/trade-in/',
    allStock: '/search/',
    newCars: '/search/new-cars/',
    demoCars: '/search/demo-cars/',
    usedCars: '/search/used-cars/',
    parts: '/vehicle-parts-and-accessories/',
    offers: '/special-offers/',
    sell: '/sell-your-car/',
    contact: '/contact/',
  });
});
