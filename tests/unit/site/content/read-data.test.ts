import { describe, expect, test } from 'vitest';
import { DEFAULT_CLAIMS } from '#domain/blocks/default-claims.ts';
import { LOCATION, makeConfig, makePage, setUpContentFolder } from './content-folder.ts';

const { read, readProblems, write } = setUpContentFolder();

describe('data files', () => {
  test('a dealer without a content folder has no locations, hours, reviews and offers', async () => {
    const { pages, ...lists } = await read();
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
    const { locations } = await read();
    expect(locations.map(({ id }) => id)).toEqual(['cairns']);
  });

  test.each([
    { now: '2026-11-21T13:59:59Z', shown: ['today', 'always'] },
    { now: '2026-11-21T14:00:00Z', shown: ['always'] },
  ])(
    "an offer is shown until the end of its last day in the dealer's time zone: at $now $shown",
    async ({ now, shown }) => {
      await write('offers.json', [
        { id: 'over', name: 'Over', expiry: '2026-11-20' },
        { id: 'today', name: 'Today', expiry: '2026-11-21' },
        { id: 'always', name: 'Always' },
      ]);
      const { offers } = await read(makeConfig({ state: 'qld' }), new Date(now));
      expect(offers.map(({ id }) => id)).toEqual(shown);
    },
  );

  test.each([{ manufacturer: 'Isuzu' }, { manufacturer: { name: 'Isuzu' } }])(
    'the manufacturer of an offer is a name or an object with one: $manufacturer',
    async ({ manufacturer }) => {
      await write('offers.json', [{ id: 'a', name: 'A', manufacturer }]);
      expect((await read()).offers[0]?.manufacturer).toBe('Isuzu');
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
    await write('pages/about-us.md', makePage('Hello', 'titel: Us\ndescription: All about us'));
    expect((await readProblems()).sort()).toEqual([
      'content/location.json: is not a known content file. Did you mean "locations.json"? Known: locations.json, special-hours.json, dealerships.json, reviews.json, offers.json, models.json, brands.json, parts.json, promos.json, popup.json, service-bookings.json, certified.json, service-plan.json, warranty.json, faqs.json, slides.json, videos.json, pages.',
      'content/locations.json: 0.address.postcode: is "800". Must be 4 digits in quotes, such as "0800".',
      'content/locations.json: 0.visable: is not a known key. Did you mean "visible"?',
      'content/notes.txt: is not a known content file. Known: locations.json, special-hours.json, dealerships.json, reviews.json, offers.json, models.json, brands.json, parts.json, promos.json, popup.json, service-bookings.json, certified.json, service-plan.json, warranty.json, faqs.json, slides.json, videos.json, pages.',
      'content/offers.json: 0.expiry: is "31/12/2026". Must be a day, such as "2026-12-26".',
      'content/pages/about-us.md: line 2: "titel" is not a known key. Did you mean "title"?',
      'content/pages/about-us.md: title: is missing. Write "title: ..." between the lines of ---.',
      'content/reviews.json: 0.rating: is 6. Must be 5 or less.',
      'content/special-hours.json: line 3, column 1: "]" is not allowed here. Correct it there: JSON has a comma between entries and none after the last, double quotes around every text and key, and no comments.',
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
      line: '2.weekday: is 1. Entry 0 has the same weekday. Remove one of the two; a day with a break has its hours in "formated_hours", without "open" and "close".',
    },
  ])('opening hours with $what are a problem', async ({ hours, line }) => {
    await write('locations.json', [{ ...LOCATION, contact_detail: { opening_hours: hours } }]);
    expect(await readProblems()).toEqual([`content/locations.json: 0.contact_detail.opening_hours.${line}`]);
  });

  test('a holiday time with a time zone is a problem', async () => {
    await write('special-hours.json', [
      { status: 'Open', date: '2026-12-24', start_hour: '2000-01-01T08:30:00+10:00' },
    ]);
    expect(await readProblems()).toEqual([
      'content/special-hours.json: 0.start_hour: is "2000-01-01T08:30:00+10:00". Write the time on the clock there with "Z" after it, whatever its zone.',
    ]);
  });

  test('a duplicate id is a problem', async () => {
    await write('locations.json', [LOCATION, { ...LOCATION, slug: 'other' }]);
    expect(await readProblems()).toEqual([
      'content/locations.json: 1.id: is "cairns", as is 0.id. Give each entry its own.',
    ]);
  });

  test('files whose names start with a dot are ignored', async () => {
    await write('.DS_Store', 'x');
    await write('pages/.DS_Store', 'x');
    await expect(read()).resolves.toBeDefined();
  });
});
