import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { type BuiltSite, builtSites } from '#tests/support/sites/built-sites.ts';

interface Thing {
  readonly '@type': string;
  readonly [key: string]: unknown;
}
interface Hours {
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}
interface Crumb {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

const DAY = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long' });
const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const PLACE = ['@id', 'name', 'url', 'address', 'telephone', 'openingHoursSpecification', 'hasMap', 'geo'];
/** The required properties of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AutoDealer: PLACE,
  AutoRepair: PLACE,
  AutoPartsStore: PLACE,
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'publisher'],
  Brand: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['url', 'name', 'price', 'priceCurrency', 'seller'],
  Car: ['name', 'brand', 'model'],
};

const htmlOf = (site: BuiltSite, path: string) => readFileSync(join(site.dir, path, 'index.html'), 'utf8');
const thingsOf = (html: string) =>
  [...html.matchAll(BLOCK)].map(([, text = '']) => JSON.parse(text) as Thing);

/** All nested objects, including the object itself. */
function within(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(within);
  return '@type' in value ? [value as Thing, ...parts] : parts;
}

/** '08:30' -> '8.30am'. */
function spoken(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** The weekly hours in the page's wording: 'Monday 8.30am to 5.30pm'. */
function hoursSaid(thing: Thing): string[] {
  const hours = thing.openingHoursSpecification as readonly Hours[];
  return hours.flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek.map((day) => `${day} ${spoken(opens)} to ${spoken(closes)}`),
  );
}

/** The special hours: '25 December Closed'. */
function holidaysSaid(thing: Thing): string[] {
  const days = (thing.specialOpeningHoursSpecification ?? []) as readonly (Hours & { validFrom: string })[];
  return days.map(({ validFrom, opens, closes }) => {
    const day = DAY.format(new Date(validFrom));
    return opens === closes ? `${day} Closed` : `${day} ${spoken(opens)} to ${spoken(closes)}`;
  });
}

describe.each(builtSites())('the structured data of $slug', (site) => {
  // Car pages also contain cars, which have their own test.
  const pages = site.paths
    .filter((path) => !path.startsWith('/cars/'))
    .map((path) => ({ path, html: htmlOf(site, path) }))
    .map((page) => ({ ...page, things: thingsOf(page.html) }));
  const locations = pages.filter(({ path }) => /^\/locations\/./.test(path));

  test('every object has a known type and the required properties of that type', () => {
    const all = pages.flatMap(({ things }) => within(things));
    expect(all.length).toBeGreaterThan(0);
    for (const thing of all) {
      const required = REQUIRED[thing['@type']];
      expect(required, thing['@type']).toBeDefined();
      for (const key of required ?? []) expect(thing, thing['@type']).toHaveProperty([key]);
    }
  });

  test('breadcrumbs are repeated as structured data, with the same text and absolute URLs', () => {
    // Search pages render theirs with the results; repeating them would exceed the HTML budget.
    const withCrumbs = pages.filter(
      ({ path, html }) => html.includes('class="crumbs') && !path.includes('/search/'),
    );
    expect(withCrumbs.length).toBeGreaterThan(0);
    for (const { path, html, things } of withCrumbs) {
      const nav = /<nav class="crumbs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const shown = [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
        toPlainText(`<body>${item}`).trim(),
      );
      const [list, ...others] = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
      const crumbs = (list?.itemListElement ?? []) as Crumb[];
      expect(others).toEqual([]);
      expect(
        crumbs.map(({ name }) => name),
        path,
      ).toEqual(shown);
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
      expect(crumbs.at(-1)?.item).toBe(site.origin + path);
      for (const { item } of crumbs) expect(item.startsWith(`${site.origin}/`), item).toBe(true);
    }
  });

  test('the structured data of an offer matches its page', () => {
    for (const { path, html, things } of pages.filter(({ path: at }) => at.startsWith('/offers/'))) {
      const said = things.filter((thing) => thing['@type'] === 'Offer');
      const price = /<span class="price offer-page__price">\$([\d,]+)</.exec(html)?.[1]?.replaceAll(',', '');
      expect(
        said.map((offer) => [offer.url, String(offer.price)]),
        path,
      ).toEqual(price === undefined ? [] : [[site.origin + path, price]]);
    }
  });

  test('every location has one type, and all its details are shown on its page', () => {
    expect(locations.length).toBeGreaterThan(0);
    for (const { path, html, things } of locations) {
      const [place, ...others] = things.filter((thing) => thing['@type'].startsWith('Auto'));
      if (!place) throw new Error(`${path}: says nothing of the place`);
      expect(others).toEqual([]);
      const text = toPlainText(html);
      expect(place['@id']).toBe(site.origin + path);
      const address = place.address as Record<string, string>;
      expect(text).toContain(
        `${address.streetAddress}, ${address.addressLocality} ${address.addressRegion} ${address.postalCode}`,
      );
      for (const department of [place, ...((place.department ?? []) as Thing[])]) {
        expect(text, path).toContain(department.telephone);
        const said = [...hoursSaid(department), ...holidaysSaid(department)];
        for (const line of said) expect(text.replaceAll(', today', ''), path).toContain(line);
      }
    }
  });

  test('a rating is present only beside the reviews of that location, with the figures shown', () => {
    for (const { path, html, things } of pages) {
      const ratings = within(things).filter((thing) => thing['@type'] === 'AggregateRating');
      const section = /<section[^>]*id="reviews"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
      for (const { ratingValue, reviewCount } of ratings) {
        const shown = toPlainText(`<body>${section}`);
        expect(shown, path).toContain(
          `${Number(ratingValue).toFixed(1)} out of 5 from ${reviewCount} Google reviews`,
        );
        expect(section).toContain('<blockquote>');
      }
      if (!path.startsWith('/locations/')) expect(ratings, path).toEqual([]);
    }
  });
});

test('a site whose locations have their own reviews shows their rating', () => {
  const rated = builtSites().filter((site) =>
    site.paths
      .filter((path) => /^\/locations\/./.test(path))
      .some((path) =>
        within(thingsOf(htmlOf(site, path))).some((thing) => thing['@type'] === 'AggregateRating'),
      ),
  );
  expect(rated.length).toBeGreaterThan(0);
});
