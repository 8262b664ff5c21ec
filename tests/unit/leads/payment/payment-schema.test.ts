import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paymentSchema } from '#leads/payment/payment-schema.ts';

const URL_OF_ALL = 'https://pay.example.com/{lead_id}/{car_id}?amount={amount}';

test.each(['none', { kind: 'link', url: URL_OF_ALL }, { kind: 'link', url: 'https://pay.example.com' }])(
  '%j is a way to pay',
  (config) => expect(v.parse(paymentSchema, config)).toEqual(config),
);

test.each([
  'card',
  '',
  null,
  {},
  { kind: 'link' },
  { kind: 'card', url: URL_OF_ALL },
  { kind: 'link', url: URL_OF_ALL, secret: 'x' },
  { kind: 'link', url: 'http://pay.example.com/' },
])('%j is not', (config) => expect(v.is(paymentSchema, config)).toBe(false));

test('an address with another placeholder is refused, with those that can be filled in', () => {
  const { issues = [] } = v.safeParse(paymentSchema, { kind: 'link', url: 'https://pay.example.com/{name}' });
  expect(issues.map(({ message }) => message)).toEqual([
    'must contain no placeholders except {lead_id}, {car_id}, {amount}',
  ]);
});
