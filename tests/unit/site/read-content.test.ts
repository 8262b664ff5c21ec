import { describe, expect, test } from 'vitest';
import { LOCATION, makeConfig, makePage, setUpContentFolder } from './content/content-folder.ts';

const { read, readProblems, write } = setUpContentFolder();

const REVIEW = { id: 'r', customer_name: 'Kim', text: 'Good.', rating: 5 };

test('each content file is in its place', async () => {
  await write('locations.json', [LOCATION]);
  await write('special-hours.json', [{ status: 'Closed', date: '2026-12-25' }]);
  await write('dealerships.json', [{ id: '21', name: 'Isuzu of Cairns', slug: 'isuzu-of-cairns' }]);
  await write('reviews.json', [REVIEW]);
  const page = { make: 'Isuzu', heading: 'Isuzu', description: 'Trucks.' };
  await write('models.json', [{ ...page, model: 'MU-X' }]);
  await write('brands.json', [page]);
  const part = { id: 'p', name: 'Bar', slug: 'bar', categories: ['Towing'], dealership_id: '21' };
  await write('parts.json', [part]);
  await write('slides.json', [{ image: 'sale.jpg', text: 'Sale' }]);
  await write('promos.json', [
    { imageId: 'a.jpg', altText: 'Sale', backgroundColour: '#ffffff', position: 1 },
  ]);
  const popup = { src: 'popup.jpg', expiryDate: '2026-12-31', title: 'Sale', buttonText: 'See it' };
  await write('popup.json', { ...popup, linkTo: '/finance/', description: 'Until New Year.' });
  await write('service-bookings.json', [
    { name: 'Workshop', make: 'Isuzu', url: 'https://book.example.com/' },
  ]);
  const content = await read();
  expect(content.promos.map(({ imageId }) => imageId)).toEqual(['a.jpg']);
  expect(content.popup?.src).toBe('popup.jpg');
  expect(content.serviceBookings.map(({ name }) => name)).toEqual(['Workshop']);
  expect(content.specialHours.map(({ date }) => date)).toEqual(['2026-12-25']);
  expect(content.dealerships.map(({ id }) => id)).toEqual(['21']);
  expect(content.reviews.map(({ id }) => id)).toEqual(['r']);
  expect(content.modelPages.map(({ model }) => model)).toEqual(['MU-X']);
  expect(content.brandPages.map(({ make }) => make)).toEqual(['Isuzu']);
  expect(content.allParts.map(({ id }) => id)).toEqual(['p']);
  expect(content.blocks.slides.map(({ text }) => text)).toEqual(['Sale']);
});

test('vehicles may be at a location that is not visible: its id is known', async () => {
  await write('locations.json', [LOCATION, { ...LOCATION, id: 'depot', slug: 'depot', visible: false }]);
  const { locations, locationIds } = await read();
  expect(locations.map(({ id }) => id)).toEqual(['cairns']);
  expect(locationIds).toEqual(new Set(['cairns', 'depot']));
});

test.each([
  { state: 'qld', now: '2026-11-21T13:59:59Z', ended: ['over'] },
  { state: 'qld', now: '2026-11-21T14:00:00Z', ended: ['over', 'today'] },
  { state: 'wa', now: '2026-11-21T15:59:59Z', ended: ['over'] },
  { state: 'wa', now: '2026-11-21T16:00:00Z', ended: ['over', 'today'] },
])(
  "an offer has ended after its last day in the dealer's time zone: in $state at $now $ended",
  async (given) => {
    const all = ['over', 'today', 'always'];
    await write('offers.json', [
      { id: 'over', name: 'Over', expiry: '2026-11-20' },
      { id: 'today', name: 'Today', expiry: '2026-11-21' },
      { id: 'always', name: 'Always' },
    ]);
    const { offers, endedOffers } = await read(makeConfig({ state: given.state }), new Date(given.now));
    expect(endedOffers.map(({ id }) => id)).toEqual(given.ended);
    expect(offers.map(({ id }) => id)).toEqual(all.filter((id) => !given.ended.includes(id)));
  },
);

test.each([{ manufacturer: 'Isuzu' }, { manufacturer: { name: 'Isuzu' } }])(
  'the manufacturer of an offer is a name or an object with one: $manufacturer',
  async ({ manufacturer }) => {
    await write('offers.json', [{ id: 'a', name: 'A', manufacturer }]);
    expect((await read()).offers[0]?.manufacturer).toBe('Isuzu');
  },
);

describe('mistakes', () => {
  const stray = { ...REVIEW, location_id: 'tully' };

  test('a reference to a location is none while the file of locations may be broken itself', async () => {
    await write('locations.json', '[');
    await write('reviews.json', [stray]);
    expect(await readProblems()).toEqual([expect.stringMatching(/^content\/locations\.json: line 1/)]);
  });

  test('those of data, references, blocks, pages and site.ts come in this order', async () => {
    await write('locations.json', [LOCATION]);
    await write('reviews.json', [stray]);
    await write('faqs.json', {});
    await write('pages/about-us.md', makePage('Hello', 'titel: Us\ntitle: Us\ndescription: All about us'));
    const lines = await readProblems(makeConfig({ pageBlocks: { '/nowhere/': ['certified'] } }));
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'content/reviews.json',
      'content/faqs.json',
      'content/pages/about-us.md',
      'site.ts',
    ]);
  });
});

describe('pages', () => {
  test("a dealer's page replaces the default one, with its placeholders filled in", async () => {
    await write('locations.json', [LOCATION]);
    await write(
      'pages/about-us.md',
      makePage(
        'We are {name}, call {phone} about {vehicles} or [book]({links.service}).',
        'title: "Who {name} is"\ndescription: {vehicle} people',
      ),
    );
    const { pages } = await read();
    expect(pages.get('/about-us/')).toEqual({
      path: '/about-us/',
      title: 'Who Example *Star* Motors is',
      description: 'truck people',
      html: '<p>We are Example *Star* Motors, call 07 5550 0100 about trucks or <a href="/service/">book</a>.</p>\n',
      source: 'content/pages/about-us.md',
      indexed: true,
      locations: null,
      blocks: [],
      folds: false,
      form: null,
      location: null,
    });
  });

  test.each(['About Us.md', 'team.markdown', 'photo.jpg', 'Sub/page.md'])(
    '%s is not a valid name for a page',
    async (name) => {
      await write(`pages/${name}`, makePage('Hello'));
      expect(await readProblems()).toEqual([
        `content/pages/${name}: is no name for a page. Name it as its address: lower case words joined by hyphens and .md, such as "about-us.md".`,
      ]);
    },
  );

  test('all mistakes of a page come at once, those of its head first', async () => {
    await write(
      'pages/us.md',
      makePage('{nam}\n\n[a](/fleet/) <b>', 'title: {nam}\ndescription: {nam}\nblocks: faqs\nlayout: wide'),
    );
    const problems = await readProblems(makeConfig({ omitPages: ['/fleet/'] }));
    expect(
      problems.map((line) => line.replace('content/pages/us.md: ', '').split(/ is | links /)[0]),
    ).toEqual([
      'line 5: "layout"',
      'line 2: {nam}',
      'line 3: {nam}',
      'line 7: {nam}',
      'line 9: "<b>"',
      'line 4: blocks:',
      expect.stringMatching(/^links to \/fleet\//),
    ]);
  });
});
