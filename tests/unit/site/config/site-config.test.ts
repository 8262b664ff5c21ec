import * as v from 'valibot';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';

test('nobody is asked for a password by default, and site.ts may say so', () => {
  expect(v.parse(siteConfigSchema, PLAIN_CONFIG).auth).toBe(false);
  expect(v.parse(siteConfigSchema, { ...PLAIN_CONFIG, auth: false }).auth).toBe(false);
});

test('auth has a second position: the variable with the logins of a site that is not public yet', () => {
  const auth = { loginsEnv: 'EXAMPLE_LOGINS' };
  expect(v.parse(siteConfigSchema, { ...PLAIN_CONFIG, auth }).auth).toEqual(auth);
});

test.each([
  [true, 'site.ts: auth: is true. Must be false or an object with "loginsEnv".'],
  ['oauth', 'site.ts: auth: is "oauth". Must be false or an object with "loginsEnv".'],
  [{}, 'site.ts: auth.loginsEnv: is missing.'],
  [
    { loginsEnv: 'editor:secret' },
    'site.ts: auth.loginsEnv: is "editor:secret". Must be the name of an environment variable',
  ],
  [
    { loginsEnv: 'EXAMPLE_LOGINS', users: [] },
    'site.ts: auth.users: is not a known key. Known keys: loginsEnv.',
  ],
])('auth: %j is rejected with a clear message', (auth, message) => {
  const parsed = v.safeParse(siteConfigSchema, { ...PLAIN_CONFIG, auth });
  expect(formatIssues('site.ts', parsed.issues ?? [], siteConfigSchema)).toEqual([
    expect.stringContaining(message),
  ]);
});

test("the default links are those of the specification, each to the platform's own page", () => {
  expect(v.parse(siteConfigSchema, PLAIN_CONFIG).links).toEqual({
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
