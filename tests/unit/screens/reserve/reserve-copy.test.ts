import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reserveSchema } from '#leads/reserve/reserve-schema.ts';
import { getReserveCopy } from '#screens/reserve/reserve-copy.ts';

type Config = v.InferInput<typeof reserveSchema>;
const link = { kind: 'link', url: 'https://pay.example.com/{lead_id}' } as const;
const wordsOf = (config: Config, fee: number | null) =>
  getReserveCopy(v.parse(reserveSchema, config), fee, { vehicle: 'truck', country: 'au' });

describe.each([
  {
    what: 'calls to take it',
    config: {},
    fee: 500,
    text: "Nothing to pay now. We'll call you to take the fee.",
  },
  { what: 'has a link', config: { payment: link }, fee: 500, text: "You'll pay the fee at pay.example.com" },
])('the fee of a dealer that $what', ({ config, fee, text }) => {
  test('is explained, with the refund and the payment', () => {
    const words = wordsOf({ ...config, refund: 'We give the fee for the {vehicle} back.' }, fee);
    expect(words.fee).toBe('$500');
    expect(words.note).toContain('It comes off the price. We give the fee for the truck back.');
    expect(words.note).toContain(text);
    expect(words.steps[1]).toContain('the $500 fee');
  });
});

test('without a fee no text mentions one', () => {
  const { fee, note, steps } = wordsOf({ payment: link }, null);
  expect(fee).toBe('No fee');
  expect([note, ...steps].join(' ')).not.toMatch(/\bfee\b|and take the|pay\.example/);
});

test('buying online mentions a contract, reserving mentions an inspection', () => {
  expect(wordsOf({ buyOnline: true }, 500).steps.at(-1)).toMatch(/contract.*truck/);
  expect(wordsOf({}, 500).steps.at(-1)).toMatch(/come in and take it for a drive/i);
});

test('terms use the dealer’s hold period and word for vehicles', () => {
  const { terms } = wordsOf(
    { holdPeriod: '5 days', terms: ['The {vehicle} waits for {holdPeriod}.', 'Any {vehicle}.'] },
    500,
  );
  expect(terms).toEqual(['The truck waits for 5 days.', 'Any truck.']);
});

test('no placeholder is left in the default texts', () => {
  expect(JSON.stringify(wordsOf({}, 500))).not.toMatch(/[{}]\w+|\{\w+\}/);
});
