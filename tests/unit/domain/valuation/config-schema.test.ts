import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getOnlineValuationConfig, valuationConfigSchema } from '#domain/valuation/config-schema.ts';

const service = (url: string, tokenEnv = 'VALUES_TOKEN') => ({ provider: { url, tokenEnv } });

test.each([
  'https://values.example.com/v1/',
  'https://values.example.com/',
  'https://localhost:4321/',
  'https://values.example.com/a/b/',
])('a service may be at %s', (url) => expect(v.is(valuationConfigSchema, service(url))).toBe(true));

test.each([
  'http://values.example.com/',
  'https://values.example.com',
  'https://values.example.com/v1',
  'https://values.example.com/v1/?a=b/',
  'https://values.example.com:x/',
  'https:///v1/',
  ' https://values.example.com/',
  'https://values.example.com/ v1',
])('a service is not at "%s"', (url) => expect(v.is(valuationConfigSchema, service(url))).toBe(false));

test('a token is named, not written', () => {
  expect(v.is(valuationConfigSchema, service('https://values.example.com/', 'secret'))).toBe(false);
});

test('by default the team values vehicles up to seven years old, and nothing is stored', () => {
  expect(v.parse(valuationConfigSchema, {})).toEqual({
    provider: 'team',
    variant: 'seven-years',
    save: false,
  });
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

test('the message about an address that is not one shows how it ends', () => {
  const { issues } = v.safeParse(valuationConfigSchema, service('https://values.example.com'));
  expect(issues?.map(({ message }) => message)).toEqual([
    'must be an https address that ends in "/", such as "https://values.example.com/v1/"',
  ]);
});
