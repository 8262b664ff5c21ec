import { expect, test } from 'vitest';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makePart } from '#tests/support/factories/make-part.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const locations = [makeLocation({ name: 'Plain Mareeba', dealership_id: '1' })];
const parts = [
  ...Array.from({ length: 30 }, (_, n) => makePart({ name: `Tow bar ${n}`, price: 100 + n })),
  makePart({ name: 'Oil filter', categories: ['Filters'], price: null }),
  makePart({ name: 'Not ours', dealership_id: '2' }),
];
const files = {
  'content/locations.json': JSON.stringify(locations),
  'content/parts.json': JSON.stringify(parts),
};
const site = buildDealer({ slug: 'plain', cars: [], files }, now);

test('the search page has the first 21 parts and correct counts', async () => {
  const html = await site.html('parts/search');
  expect(html.match(/<li class="part"/g)).toHaveLength(21);
  const text = await site.text('parts/search');
  expect(text).toContain('31 parts for sale');
  expect(text).toContain('Category Towing 30 Filters 1');
  expect(text).toContain('1–21 of 31');
  expect(html).toContain('href="/vehicle-parts-and-accessories/?part=tow-bar-0"');
});

test('a part of another dealership is not shown', async () => {
  for (const page of ['parts/search', 'parts']) expect(await site.text(page)).not.toContain('Not ours');
});

test('without JavaScript, every category links to its section of the full list', async () => {
  const html = await site.html('parts/search');
  const list = await site.html('parts');
  for (const id of ['towing', 'filters']) {
    expect(html).toContain(`href="/parts/#${id}"`);
    expect(list).toContain(`<h2 id="${id}"`);
  }
  expect(list.match(/href="\/vehicle-parts-and-accessories\/\?part=/g)).toHaveLength(31);
  expect(await site.text('parts')).toContain('Oil filter Enquire for price. oil-filter');
});

test('pages link to the parts search if there is one', async () => {
  expect(await site.html('service')).toContain('href="/parts/search/"');
  expect(await site.html('sitemap.xml')).toContain('/parts/search/');
});

test('the search of a dealer without any cars says so without blaming filters', async () => {
  const text = await site.text('search');
  expect(text).toContain('0 cars for sale');
  expect(text).toContain('No cars here right now.');
  expect(text).not.toContain('No exact matches');
});
