import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NAMED_TOOLS } from '#domain/analytics/tool.ts';
import {
  buildConsentText,
  toAnalyticsSettings,
  toPageVehicle,
} from '#features/analytics/analytics-settings.ts';
import { describeSearch } from '#features/analytics/watch-searches.island.ts';
import { analyticsSchema } from '#site/config/analytics.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const ALL = {
  tagManager: 'GTM-ABC1234',
  ga4: 'G-ABC1234567',
  metaPixel: '123456789012345',
  plausible: { domain: 'plain.example.com.au' },
  scripts: [{ script: 'https://cdn.tool.example/a.js' }, { script: 'https://cdn.tool.example/b.js' }],
};
const read = (config: v.InferInput<typeof analyticsSchema>) => v.parse(analyticsSchema, config);

test('visitors are asked unless the dealer decides otherwise, and read which tools there are', () => {
  expect(toAnalyticsSettings(read(ALL), 'AUD')).toEqual({
    consent: 'ask',
    currency: 'AUD',
    tools: [
      { kind: 'gtm', id: 'GTM-ABC1234' },
      { kind: 'ga4', id: 'G-ABC1234567' },
      { kind: 'meta', id: '123456789012345' },
      { kind: 'plausible', domain: 'plain.example.com.au', script: 'https://plausible.io/js/script.js' },
      { kind: 'scripts', scripts: ['https://cdn.tool.example/a.js', 'https://cdn.tool.example/b.js'] },
    ],
  });
  expect(buildConsentText(read(ALL))).toContain(
    'we use Google Tag Manager, Google Analytics, the Meta Pixel, Plausible Analytics and cdn.tool.example to see',
  );
  expect(buildConsentText(read({ ga4: ALL.ga4, text: 'Our own words.' }))).toBe('Our own words.');
});

test.each([
  { tagManager: 'UA-1234-1' },
  { ga4: 'GTM-ABC1234' },
  { metaPixel: 'pixel' },
  { plausible: { domain: 'https://plain.example.com.au' } },
  { scripts: [{ script: 'http://cdn.tool.example/a.js' }] },
  { consent: 'never' },
])('%j is no configuration of analytics', (config) => expect(v.is(analyticsSchema, config)).toBe(false));

test.each([
  { car_type: 'used', price: 42_990, vehicle: { label: 'Used Car', price: 42_990 } },
  { car_type: 'demo', price: 42_990, vehicle: { label: 'New Car', price: 42_990 } },
  { car_type: 'new', price: 0, vehicle: { label: 'New Car', price: null } },
] as const)('events name a $car_type car for $price as $vehicle', ({ car_type, price, vehicle }) => {
  expect(toPageVehicle(makeCar({ id: 'c1', make: 'Kia', model: 'Picanto', car_type, price }))).toEqual({
    id: 'c1',
    make: 'Kia',
    model: 'Picanto',
    ...vehicle,
  });
});

test('a dealer without tools has none', () => {
  expect(toAnalyticsSettings(read({ ga4: ALL.ga4 }), 'AUD').tools).toEqual([
    { kind: 'ga4', id: 'G-ABC1234567' },
  ]);
  expect(toAnalyticsSettings(read({ consent: 'notice' }), 'AUD')).toEqual({
    consent: 'notice',
    currency: 'AUD',
    tools: [],
  });
});

test('every tool that a dealer can name is loaded, and named to visitors', () => {
  const others = ['consent', 'scripts', 'hosts', 'text'];
  expect(Object.keys(NAMED_TOOLS)).toEqual(
    Object.keys(analyticsSchema.entries).filter((key) => !others.includes(key)),
  );
});

test('visitors who are asked read what for', () => {
  expect(buildConsentText(read({ ga4: ALL.ga4 }))).toBe(
    'With your permission, we use Google Analytics to see how visitors find and use this website and how our advertising performs. Nothing is sent unless you accept.',
  );
  expect(buildConsentText(read({ ga4: ALL.ga4, consent: 'notice' }))).toBe(
    'We use Google Analytics to see how visitors find and use this website and how our advertising performs. You can turn this off at any time.',
  );
});

test.each([
  ['/search/', ''],
  ['/search/toyota/hilux/', 'toyota hilux'],
  ['/search/toyota/?body=ute&price=20000-40000', 'toyota ute 20000 40000'],
  ['/search/?query=Red%20ute&page=2&sortBy=price:asc', 'red ute'],
  ['/search/?make=Kia&utm_source=newsletter&gclid=1', 'kia'],
  ['/search/?query=ada@example.com', ''],
  ['/search/?make=Kia&query=call%200412%20345%20678', 'kia'],
  ['/search/land-rover/range-rover-sport/', 'land rover range rover sport'],
  ['/search/?query=%20Café!%20', 'café'],
  ['/search/?query=123%204567', ''],
  ['/search/?query=12-34567', ''],
  ['/search/?query=hilux%20123456', 'hilux 123456'],
  ['/search/?query=a%40b', ''],
  ['/search/?make=Kia&make=Mazda&toString=1', 'kia mazda'],
])('%s is about %j', (path, term) => {
  expect(describeSearch(`https://plain.example.com.au${path}`)).toBe(term);
});
