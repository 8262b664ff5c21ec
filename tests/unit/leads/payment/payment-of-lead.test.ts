import { describe, expect, test } from 'vitest';
import type { Lead } from '#leads/intake/lead.ts';
import { beginPaymentOfLead } from '#leads/payment/payment-of-lead.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const LINK = { kind: 'link', url: 'https://pay.example.com/{lead_id}/{car_id}/{amount}' } as const;
const PAYLOAD = { car_id: 'c1', userData: { name: 'Ada', reserve_fee: '500' } };

const reservation = (over: Partial<Lead> = {}) =>
  makeLead({ id: 'f'.repeat(32), form: 'reserve', payload: PAYLOAD, ...over });

test('the fee of a reservation is paid at the provider', () => {
  expect(beginPaymentOfLead(reservation(), LINK)).toEqual({
    kind: 'redirect',
    url: `https://pay.example.com/${'f'.repeat(32)}/c1/500`,
  });
});

describe('there is nothing to pay online', () => {
  test('at a dealer who calls to take it', () => {
    expect(beginPaymentOfLead(reservation(), 'none')).toEqual({ kind: 'none' });
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
  ])('for %s', (_, over) => expect(beginPaymentOfLead(reservation(over), LINK)).toEqual({ kind: 'none' }));
});
