import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Lead } from '#leads/intake/lead.ts';
import { findPaymentUrl, paymentSchema } from '#leads/payment/payment.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const ID = 'f'.repeat(32);
const URL_OF_ALL = 'https://pay.example.com/?lead={lead_id}&car={car_id}&amount={amount}';
const LINK = { kind: 'link', url: URL_OF_ALL } as const;
const PAYLOAD = { car_id: 'a/1 &b', userData: { name: 'Ada', reserve_fee: '500' } };

const reservation = (over: Partial<Lead> = {}) =>
  makeLead({ id: ID, form: 'reserve', payload: PAYLOAD, ...over });

test.each([
  [URL_OF_ALL, `https://pay.example.com/?lead=${ID}&car=a%2F1%20%26b&amount=500`],
  ['https://pay.example.com/{amount}/{amount}', 'https://pay.example.com/500/500'],
  ['https://pay.example.com/fixed', 'https://pay.example.com/fixed'],
])('the fee of a reservation is paid at %s: %s', (url, address) => {
  expect(findPaymentUrl(reservation(), { ...LINK, url })).toBe(address);
});

test('there is nothing to pay online at a dealer who calls to take it', () => {
  expect(findPaymentUrl(reservation(), 'none')).toBeUndefined();
});

test.each<[string, Partial<Lead>]>([
  ['a held lead', { handling: 'held' }],
  ['spam', { handling: 'spam' }],
  ['a lead without a car', { payload: { ...PAYLOAD, car_id: null } }],
  ['a lead without a fee', { payload: { ...PAYLOAD, userData: { name: 'Ada' } } }],
  ['a fee that no form has recorded', { payload: { ...PAYLOAD, userData: { reserve_fee: 500 } } }],
  ['a follow-up, which has no form values', { payload: { car_id: 'c1', reserve_fee: '500' } }],
  ['form values that are a list', { payload: { ...PAYLOAD, userData: [] } }],
  ['form values that are null', { payload: { ...PAYLOAD, userData: null } }],
])('there is nothing to pay for %s', (_, over) =>
  expect(findPaymentUrl(reservation(over), LINK)).toBeUndefined(),
);

test.each(['none', LINK, { ...LINK, url: 'https://pay.example.com' }])('%j is a way to pay', (config) =>
  expect(v.parse(paymentSchema, config)).toEqual(config),
);

test.each([
  'card',
  '',
  null,
  {},
  { kind: 'link' },
  { ...LINK, kind: 'card' },
  { ...LINK, secret: 'x' },
  { ...LINK, url: 'http://pay.example.com/' },
])('%j is not', (config) => expect(v.is(paymentSchema, config)).toBe(false));

test('an address with another placeholder is refused, with those that can be filled in', () => {
  const { issues = [] } = v.safeParse(paymentSchema, { ...LINK, url: 'https://pay.example.com/{name}' });
  expect(issues.map(({ message }) => message)).toEqual([
    'must contain no placeholders except {lead_id}, {car_id}, {amount}',
  ]);
});
