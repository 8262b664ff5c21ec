import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_CLAIMS } from '#domain/blocks/default-claims.ts';
import { siteConfigSchema } from '#site/config/schema.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readContent } from '#site/read-content.ts';

const NOW = new Date('2026-11-21T00:00:00Z');

const configOf = (over: object = {}) =>
  v.parse(siteConfigSchema, {
    slug: 'example-motors',
    name: 'Example *Star* Motors',
    template: 'classic',
    url: 'https://www.example.com.au',
    description: 'Trucks for sale in Cairns.',
    brand: { colour: '#0b49c4' },
    vehicle: { noun: 'truck', plural: 'trucks' },
    home: { heading: 'Find your next truck' },
    ...over,
  });

const LOCATION = {
  id: 'cairns',
  name: 'Cairns',
  slug: 'cairns',
  address: { street: '1 Example Street', city: 'Cairns', state: 'qld', postcode: '4870' },
  contact_detail: { phone: '07 5550 0100' },
};

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function write(name: string, content: unknown) {
  const file = join(dir, 'content', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** The problems without the temporary folder's name. */
async function problems(config = configOf()): Promise<string[]> {
  const outcome = await readContent(dir, config, NOW).catch((error: unknown) => error);
  if (!(outcome instanceof SiteError)) throw new Error('content without problems', { cause: outcome });
  return outcome.lines.map((line) => line.replace(`${dir}/`, ''));
}

const page = (body: string, matter = 'title: Us\ndescription: All about us') =>
  `---\n${matter}\n---\n${body}`;

describe('data files', () => {
  test('a dealer without a content folder has no locations, hours, reviews and offers', async () => {
    const { pages, ...lists } = await readContent(dir, configOf(), NOW);
    expect(lists).toEqual({
      locations: [],
      locationIds: new Set(),
      specialHours: [],
      dealerships: [],
      reviews: [],
      offers: [],
      endedOffers: [],
      popup: null,
      modelPages: [],
      brandPages: [],
      allParts: [],
      promos: [],
      serviceBookings: [],
      blocks: { claims: DEFAULT_CLAIMS, faqs: [], slides: [], videos: [] },
      homeBlocks: [],
    });
  });

  test('locations that are not visible are left out', async () => {
    await write('locations.json', [LOCATION, { ...LOCATION, id: 'depot', slug: 'depot', visible: false }]);
    const { locations } = await readContent(dir, configOf(), NOW);
    expect(locations.map(({ id }) => id)).toEqual(['cairns']);
  });

  test.each([
    { now: '2026-11-21T13:59:59Z', shown: ['today', 'always'] },
    { now: '2026-11-21T14:00:00Z', shown: ['always'] },
  ])('an offer holds until the end of its last day at the dealer: at $now $shown', async ({ now, shown }) => {
    await write('offers.json', [
      { id: 'over', name: 'Over', expiry: '2026-11-20' },
      { id: 'today', name: 'Today', expiry: '2026-11-21' },
      { id: 'always', name: 'Always' },
    ]);
    const { offers } = await readContent(dir, configOf({ state: 'qld' }), new Date(now));
    expect(offers.map(({ id }) => id)).toEqual(shown);
  });

  test.each([{ manufacturer: 'Isuzu' }, { manufacturer: { name: 'Isuzu' } }])(
    'the manufacturer of an offer is a name or an object with one: $manufacturer',
    async ({ manufacturer }) => {
      await write('offers.json', [{ id: 'a', name: 'A', manufacturer }]);
      expect((await readContent(dir, configOf(), NOW)).offers[0]?.manufacturer).toBe('Isuzu');
    },
  );

  test('the mistakes of all files come in one list', async () => {
    await write('location.json', []);
    await write('notes.txt', '');
    await write('locations.json', [
      { ...LOCATION, visable: false, address: { ...LOCATION.address, postcode: '800' } },
    ]);
    await write('special-hours.json', '[\n  {"status": "Closed"\n]');
    await write('reviews.json', [{ id: 'r1', customer_name: 'Kim', text: 'Good', rating: 6 }]);
    await write('offers.json', [
      { id: 'a', name: 'A', expiry: '31/12/2026' },
      { id: 'a', name: 'A' },
    ]);
    await write('pages/about-us.md', page('Hello', 'titel: Us\ndescription: All about us'));
    expect((await problems()).sort()).toEqual([
      'content/location.json: is not a known content file. Did you mean "locations.json"? Known: locations.json, special-hours.json, dealerships.json, reviews.json, offers.json, models.json, brands.json, parts.json, promos.json, popup.json, service-bookings.json, certified.json, service-plan.json, warranty.json, faqs.json, slides.json, videos.json, pages.',
      'content/locations.json: 0.address.postcode: is "800". Must be 4 digits in quotes, such as "0800".',
      'content/locations.json: 0.visable: is not a known key. Did you mean "visible"?',
      'content/notes.txt: is not a known content file. Known: locations.json, special-hours.json, dealerships.json, reviews.json, offers.json, models.json, brands.json, parts.json, promos.json, popup.json, service-bookings.json, certified.json, service-plan.json, warranty.json, faqs.json, slides.json, videos.json, pages.',
      'content/offers.json: 0.expiry: is "31/12/2026". Must be a day, such as "2026-12-26".',
      'content/pages/about-us.md: line 2: "titel" is not a known key. Did you mean "title"?',
      'content/pages/about-us.md: title: is missing. Write "title: ..." between the lines of ---.',
      'content/reviews.json: 0.rating: is 6. Must be 5 or less.',
      'content/special-hours.json: line 3, column 1: "]" cannot stand here. Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.',
    ]);
  });

  test.each([
    {
      what: 'a time of a zone',
      hours: [{ weekday: 1, status: 'Open', open: '2000-01-01T08:30:00+10:00' }],
      line: '0.open: is "2000-01-01T08:30:00+10:00". Write the time on the clock there with "Z" after it, whatever its zone.',
    },
    {
      what: 'no time',
      hours: [{ weekday: 1, status: 'Open', close: '17:30' }],
      line: '0.close: is "17:30". Must be a time, such as "2026-12-26T08:30:00Z".',
    },
    {
      what: 'a weekday that occurs twice',
      hours: [1, 2, 1].map((weekday) => ({ weekday, status: 'Closed' })),
      line: '2.weekday: is 1. Entry 0 has that weekday too. Keep one; a day with a break has its hours in "formated_hours", without "open" and "close".',
    },
  ])('opening hours with $what are a problem', async ({ hours, line }) => {
    await write('locations.json', [{ ...LOCATION, contact_detail: { opening_hours: hours } }]);
    expect(await problems()).toEqual([`content/locations.json: 0.contact_detail.opening_hours.${line}`]);
  });

  test('a holiday with a time of a zone is a problem', async () => {
    await write('special-hours.json', [
      { status: 'Open', date: '2026-12-24', start_hour: '2000-01-01T08:30:00+10:00' },
    ]);
    expect(await problems()).toEqual([
      'content/special-hours.json: 0.start_hour: is "2000-01-01T08:30:00+10:00". Write the time on the clock there with "Z" after it, whatever its zone.',
    ]);
  });

  test('an id that occurs twice is a problem', async () => {
    await write('locations.json', [LOCATION, { ...LOCATION, slug: 'other' }]);
    expect(await problems()).toEqual([
      'content/locations.json: 1.id: is "cairns", as is 0.id. Give each entry its own.',
    ]);
  });

  test('files whose names start with a dot are none of ours', async () => {
    await write('.DS_Store', 'x');
    await write('pages/.DS_Store', 'x');
    await expect(readContent(dir, configOf(), NOW)).resolves.toBeDefined();
  });
});

describe('pages', () => {
  test("a dealer's page takes the place of the default one, with its own words filled in", async () => {
    await write('locations.json', [LOCATION]);
    await write(
      'pages/about-us.md',
      page(
        'We are {name}, call {phone} about {vehicles} or [book]({links.service}).',
        'title: "Who {name} is"\ndescription: {vehicle} people',
      ),
    );
    const { pages } = await readContent(dir, configOf(), NOW);
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

  test('a page in a folder has a path of two words', async () => {
    await write('pages/about/our-team.md', page('Hello'));
    expect((await readContent(dir, configOf(), NOW)).pages.has('/about/our-team/')).toBe(true);
  });

  test.each([
    {
      what: 'a typo in a placeholder',
      body: 'Hello\n\nfrom {nmae}',
      problem: 'line 7: {nmae} is not a placeholder. Did you mean {name}?',
    },
    {
      what: 'a placeholder that resembles none',
      body: '{opening}',
      problem:
        /^line 5: \{opening\} is not a placeholder\. Known: \{name\}, \{description\}, \{vehicle\}, .*\{links\.contact\}\.$/,
    },
    {
      what: 'a placeholder for what the dealer has not',
      body: 'Call {phone}',
      problem: 'line 5: {phone} has nothing to stand for: this dealer has none. Write the text without it.',
    },
    { what: 'HTML', body: '<br>', problem: 'line 5: "<br>" is HTML. Write Markdown instead.' },
  ])('$what is a problem with its line', async ({ body, problem }) => {
    await write('pages/us.md', page(body));
    expect((await problems()).map((line) => line.replace('content/pages/us.md: ', ''))).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ]);
  });

  test('a placeholder in the title has the line of the title', async () => {
    await write('pages/us.md', page('Hello', 'description: D\ntitle: About {nam}'));
    expect(await problems()).toEqual([
      'content/pages/us.md: line 3: {nam} is not a placeholder. Did you mean {name}?',
    ]);
  });

  test.each(['About Us.md', 'team.markdown', 'photo.jpg', 'Sub/page.md'])(
    '%s is no name for a page',
    async (name) => {
      await write(`pages/${name}`, page('Hello'));
      expect(await problems()).toEqual([
        `content/pages/${name}: is no name for a page. Name it as its address: lower case words joined by hyphens and .md, such as "about-us.md".`,
      ]);
    },
  );

  test('front matter of a dealer knows the title, the description and which locations to show', async () => {
    await write('pages/us.md', page('Hello', 'title: A\ndescription: B\nneeds: stock'));
    expect(await problems()).toEqual([
      'content/pages/us.md: line 4: "needs" is not a known key. Known keys: title, description, locations, blocks, fold, form, location.',
    ]);
  });
});

test('a page shows locations by a filter or by id, and not by a name that is neither', async () => {
  await write('locations.json', [LOCATION]);
  const us = (locations: string) => page('Hello', `title: A\ndescription: B\nlocations: ${locations}`);
  for (const filter of ['service-and-parts', 'cairns']) {
    await write('pages/us.md', us(filter));
    expect((await readContent(dir, configOf(), NOW)).pages.get('/us/')?.locations).toBe(filter);
  }
  await write('pages/us.md', us('cains'));
  expect(await problems()).toEqual([
    'content/pages/us.md: line 4: locations is "cains", which is no location of content/locations.json. Did you mean "cairns"?',
  ]);
});

describe('default pages', () => {
  const EVERYWHERE = [
    '/about-us/',
    '/capped-price-servicing/',
    '/careers/',
    '/contact/',
    '/finance/',
    '/privacy-policy/',
    '/roadside-assist/',
    '/service/',
    '/success/',
    '/terms-and-conditions/',
    '/vehicle-parts-and-accessories/',
  ];
  const WITH_STOCK = [
    '/book-test-drive/',
    '/cars/trade-in/',
    '/fleet/',
    '/sell-your-car/',
    '/trade-in/',
    '/trade-in/offer/',
    '/value-my-car-terms-and-conditions/',
    '/warranty/',
  ];

  test('there is one for every page of text that the default header and footer link to, and for what follows a form', async () => {
    const { pages } = await readContent(dir, configOf(), NOW);
    expect([...pages.keys()].sort()).toEqual([...EVERYWHERE, ...WITH_STOCK].sort());
  });

  test.each([
    ['/finance-enquiry/', '/finance-enquiry/'],
    ['/apply-for-finance/', '/apply-for-finance/'],
    ['/apply-for-finance', '/apply-for-finance/'],
    ['/buy/finance/', '/buy/finance/'],
    ['/buy/finance#finance-form', '/buy/finance/'],
    ['/finance/#calculator', '/finance/'],
    ['/finance.pdf', '/finance/'],
    ['/', '/finance/'],
    ['https://lender.example/apply/', '/finance/'],
  ])('where the dealer links to %s for finance, the default page is at %s', async (finance, path) => {
    const { pages } = await readContent(dir, configOf({ links: { finance } }), NOW);
    expect([...pages.values()].filter(({ title }) => title === 'Finance').map((page) => page.path)).toEqual([
      path,
    ]);
  });

  test.each([
    [true, '/pages/value-my-car-terms-and-conditions/'],
    [false, '/value-my-car-terms-and-conditions/'],
  ])('with a pages path (%s) the terms of valuing are at %s', async (pagesPath, path) => {
    const { pages } = await readContent(dir, configOf({ pagesPath }), NOW);
    expect([...pages.keys()].filter((key) => key.includes('value-my-car'))).toEqual([path]);
  });

  test('there are no terms of valuing where nothing is valued', async () => {
    const { pages } = await readContent(dir, configOf({ valuation: false }), NOW);
    expect([...pages.keys()].filter((key) => key.includes('value-my-car'))).toEqual([]);
  });

  test('those about buying and selling are left out where nothing is for sale', async () => {
    const { pages } = await readContent(dir, configOf({ stock: false }), NOW);
    expect([...pages.keys()].sort()).toEqual(EVERYWHERE);
  });

  test.each([{ stock: {} }, { stock: false }] as const)(
    'with stock $stock they link to nothing but pages that are there',
    async ({ stock }) => {
      const { pages } = await readContent(dir, configOf({ stock }), NOW);
      const there = new Set([
        ...pages.keys(),
        '/',
        '/locations/',
        ...(stock ? ['/search/', '/special-offers/'] : []),
      ]);
      const links = [...pages.values()].flatMap(({ html }) =>
        [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href),
      );
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !there.has(href ?? ''))).toEqual([]);
    },
  );

  test('a dealer does without those it names and what lies below them, and may put its own in the place', async () => {
    const { pages: all } = await readContent(dir, configOf(), NOW);
    await write('pages/fleet.md', page('Twenty at a time.'));
    const { pages } = await readContent(
      dir,
      configOf({ withoutPages: ['/fleet/', '/trade-in/', '/sell-your-car/'] }),
      NOW,
    );
    const missing = [...all.keys()].filter((path) => !pages.has(path));
    expect(missing.sort()).toEqual(['/sell-your-car/', '/trade-in/', '/trade-in/offer/']);
    expect(pages.get('/fleet/')?.html).toContain('Twenty at a time.');
  });

  test('a text that links to a page left out is named with its mend', async () => {
    const [first = '', ...others] = await problems(configOf({ withoutPages: ['/trade-in/'] }));
    expect(first).toContain(
      'sell-your-car.md: links to /trade-in/, which "withoutPages" of site.ts leaves out. Leave this page out as well, or put one of your own in its place.',
    );
    expect(others).toEqual([]);
  });

  test("speak the dealer's words, never of cars where trucks are sold", async () => {
    const { pages } = await readContent(dir, configOf(), NOW);
    for (const { title, description, html } of pages.values()) {
      expect([title, description, html].join(' ')).not.toMatch(/\bcars?\b|\{|\}/i);
    }
  });

  test('pages for one visitor alone are kept from search engines, the others are not', async () => {
    const { pages } = await readContent(dir, configOf(), NOW);
    expect([...pages.values()].filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual([
      '/cars/trade-in/',
      '/success/',
      '/trade-in/offer/',
    ]);
  });
});
