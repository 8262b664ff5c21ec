import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';

const config = {
  slug: 'plain',
  name: 'Plain Motors',
  template: 'classic',
  url: 'https://plain.example.com.au',
  description: 'Plain cars in Cairns.',
  brand: { colour: '#0b49c4' },
  home: { heading: '{count} {vehicles}' },
};

test('accounts are switched off, and site.ts may say so', () => {
  expect(v.parse(siteConfigSchema, config).auth).toBe(false);
  expect(v.parse(siteConfigSchema, { ...config, auth: false }).auth).toBe(false);
});

test.each([true, {}, 'oauth'])('auth: %j is rejected with a clear message', (auth) => {
  const parsed = v.safeParse(siteConfigSchema, { ...config, auth });
  expect(formatIssues('site.ts', parsed.issues ?? [], siteConfigSchema)).toEqual([
    expect.stringMatching(
      /^site\.ts: auth: is .*\. Must be false: there are no accounts for visitors, and everything works without one\.$/,
    ),
  ]);
});

test("the default links are those of the specification, each to the platform's own page", () => {
  expect(v.parse(siteConfigSchema, config).links).toEqual({
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
