import { expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const isuzu = { make: 'Isuzu', model: 'MU-X' };
const cars = [
  ...Array.from({ length: 24 }, (_, n) => makeCar({ ...isuzu, id: `mux-${n}`, make_model: 'Isuzu:MU-X' })),
  makeCar({ id: 'dmax', make: 'Isuzu', model: 'D-MAX', make_model: 'Isuzu:D-MAX' }),
  makeCar({ id: 'corolla' }),
];
const models = [
  {
    ...isuzu,
    heading: 'The MU-X',
    description: 'A wagon for seven.',
    text: ['It tows.', 'It wades.'],
    features: [{ title: 'Seven seats', text: 'All have usable.' }],
  },
  { make: 'Kia', model: 'Tasman', heading: 'Kia Tasman', description: 'Not here yet.' },
];
const brands = [{ make: 'Isuzu', heading: 'Isuzu at Plain Motors', description: 'Utes and wagons.' }];

const files = {
  'content/models.json': JSON.stringify(models),
  'content/brands.json': JSON.stringify(brands),
};
const site = buildDealer({ slug: 'plain', cars, files }, now);

const count = (html: string) => html.match(/<article class="card/g)?.length ?? 0;

test('a model page has its text, its first 21 cars and a link to all of them', async () => {
  const text = await site.text('models/mu-x');
  expect(text).toContain('Home Isuzu MU-X The MU-X A wagon for seven. See 24 cars in stock');
  expect(text).toContain('It tows. It wades. Seven seats All have usable.');
  expect(text).toContain('24 cars in stock Search all Isuzu MU-X');
  const html = await site.html('models/mu-x');
  expect(count(html)).toBe(21);
  expect(html).toContain('href="/search/isuzu/mu-x/"');
  expect(html).toContain('href="/brands/isuzu/"');
});

test.each([
  ['models/mu-x', 'search/isuzu/mu-x', 24, 'Isuzu MU-X for sale'],
  ['brands/isuzu', 'search/isuzu', 25, 'Isuzu cars for sale'],
])('%s shows the same number of cars as %s', async (page, search, cars, name) => {
  expect(await site.text(page)).toContain(`${cars} cars in stock`);
  expect(await site.text(search)).toContain(`${cars} ${name}`);
});

test('the page of a model without stock says so and links to other pages', async () => {
  expect(await site.text('models/tasman')).toContain(
    "No Kia Tasman in stock today Ask us when the next one's due, or see all 26 cars.",
  );
});

test('model pages are in the sitemap, and the menu links to them', async () => {
  const sitemap = await site.html('sitemap.xml');
  for (const path of ['/models/mu-x/', '/models/tasman/', '/brands/isuzu/']) expect(sitemap).toContain(path);
  expect(await site.html('404.html')).toMatch(/href="\/models\/mu-x\/"[^>]*>\s*Isuzu MU-X/);
});

test('models without content have no page', async () => {
  for (const path of ['models/d-max', 'brands/toyota', 'parts/search', 'parts']) {
    await expect(site.html(path)).rejects.toThrow('ENOENT');
  }
});
