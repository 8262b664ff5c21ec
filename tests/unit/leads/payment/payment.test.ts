import { expect, test } from 'vitest';
import { createPaymentProvider } from '#leads/payment/payment.ts';

const ORDER = { lead_id: 'f'.repeat(32), car_id: 'a/1 &b', amount: 500 };

test('a dealer who calls to take payments has none online', () => {
  expect(createPaymentProvider('none').begin(ORDER)).toEqual({ kind: 'none' });
});

test.each([
  [
    'https://pay.example.com/?lead={lead_id}&car={car_id}&amount={amount}',
    `https://pay.example.com/?lead=${'f'.repeat(32)}&car=a%2F1%20%26b&amount=500`,
  ],
  ['https://pay.example.com/{amount}/{amount}', 'https://pay.example.com/500/500'],
  ['https://pay.example.com/fixed', 'https://pay.example.com/fixed'],
])('%s leads to %s', (template, url) => {
  expect(createPaymentProvider({ kind: 'link', url: template }).begin(ORDER)).toEqual({
    kind: 'redirect',
    url,
  });
});
