import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getOnlineValuationConfig, valuationConfigSchema } from '#domain/valuation/config-schema.ts';
import { isPricedOnline } from '#domain/valuation/online.ts';
import { messages } from '#tests/support/expect-fields.ts';

const service = (url: string, tokenEnv = 'VALUES_TOKEN') => ({ provider: { url, tokenEnv } });

const VALUES = 'https://values.example.com';

test.each([`${VALUES}/v1/`, `${VALUES}/`, 'https://localhost:4321/', `${VALUES}/a/b/`])(
  'a service may be at %s',
  (url) => expect(v.is(valuationConfigSchema, service(url))).toBe(true),
);

test.each([
  'http://values.example.com/',
  VALUES,
  `${VALUES}/v1`,
  `${VALUES}/v1/?a=b/`,
  `${VALUES}:x/`,
  'https:///v1/',
  ` ${VALUES}/`,
  `${VALUES}/ v1`,
])('a service is not at "%s": it is an https address that ends in "/"', (url) => {
  const says = 'must be an https address that ends in "/", such as "https://values.example.com/v1/"';
  expect(messages(valuationConfigSchema, service(url))).toEqual([says]);
});

test('a token is named, not written', () => {
  expect(v.is(valuationConfigSchema, service('https://values.example.com/', 'secret'))).toBe(false);
});

test('by default the team values vehicles up to seven years old, and nothing is stored', () => {
  const defaults = { provider: 'team', variant: 'seven-years', save: false };
  expect(v.parse(valuationConfigSchema, {})).toEqual(defaults);
});

test.each([
  [false, true],
  [true, false],
  [{ provider: 'demo', variant: 'ten-years', save: true }, true],
  [{ provider: 'nobody' }, false],
  [{ variant: 'eight-years' }, false],
  [{ price: 1 }, false],
])('%j is a configuration: %s', (config, valid) => expect(v.is(valuationConfigSchema, config)).toBe(valid));

test.each([
  [false, undefined],
  [{ provider: 'team', variant: 'ten-years', save: true }, undefined],
  [
    { provider: 'demo', variant: 'ten-years', save: true },
    { provider: 'demo', variant: 'ten-years' },
  ],
] as const)('of %j, online valuation needs %j', (config, online) => {
  expect(getOnlineValuationConfig(config)).toEqual(online);
});

const NOW = new Date('2026-06-17T00:30:00Z');

test.each([
  ['seven-years', 7, 100_000, true],
  ['seven-years', 8, 100_000, false],
  ['seven-years', 7, 100_001, false],
  ['seven-years', 0, 0, true],
  ['ten-years', 8, 100_000, true],
  ['ten-years', 10, 100_000, true],
  ['ten-years', 11, 100_000, false],
  ['ten-years', 10, 100_001, false],
] as const)(
  'no online estimate for cars over 7 years old or 100,000 km, or over 10 years or 100,000 km: %s, %i years, %i km: %s',
  (variant, age, km, priced) => {
    expect(isPricedOnline({ year: 2026 - age, km }, variant, NOW, 'Australia/Brisbane')).toBe(priced);
  },
);

test('a vehicle is a year older as soon as the year begins at the dealer', () => {
  const now = new Date('2026-12-31T14:30:00Z');
  const isPriced = (zone: string) => isPricedOnline({ year: 2019, km: 0 }, 'seven-years', now, zone);
  expect([isPriced('Australia/Brisbane'), isPriced('Australia/Perth')]).toEqual([false, true]);
});
