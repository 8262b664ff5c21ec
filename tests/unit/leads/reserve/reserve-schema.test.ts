import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reserveSchema } from '#leads/reserve/reserve-schema.ts';

const DEFAULTS = {
  fee: 200,
  withoutFee: 'default',
  buyOnline: false,
  path: 'checkout',
  holdPeriod: '2 business days',
  refund: "We'll refund it in full if you decide not to buy.",
  terms: [
    "Once we've confirmed it with you, we'll hold the {vehicle} for {holdPeriod} while you decide. Until then, it may still sell.",
    "Sending this form doesn't commit you to buy. There's no sale until we've both signed a contract.",
    "Cooling-off rights depend on {coolingOff}. We'll explain yours before you sign.",
    "This doesn't affect your rights under {consumerLaw}.",
  ],
  payment: 'none',
};

test('a dealer need not set anything', () => expect(v.parse(reserveSchema, {})).toEqual(DEFAULTS));

test('a dealer may set everything', () => {
  const all = {
    fee: 0,
    withoutFee: 'hide',
    label: 'Reserve this truck',
    buyOnline: true,
    path: 'buy-online',
    holdPeriod: '1 week',
    refund: 'We keep it.',
    terms: ['One condition.'],
    payment: { kind: 'link', url: 'https://pay.example.com/{lead_id}' },
  };
  expect(v.parse(reserveSchema, all)).toEqual(all);
  expect(v.parse(reserveSchema, { label: ' Hold it ' })).toEqual({ ...DEFAULTS, label: 'Hold it' });
});

test.each([
  ['fee', -1],
  ['fee', 99.5],
  ['fee', '200'],
  ['withoutFee', 'free'],
  ['label', ' '],
  ['buyOnline', 'yes'],
  ['path', 'reserve'],
  ['holdPeriod', ''],
  ['holdPeriod', 'a while'],
  ['refund', ''],
  ['terms', []],
  ['terms', ['']],
  ['terms', 'One condition.'],
  ['payment', 'card'],
  ['deposit', 200],
])('%s: %j is refused', (name, value) => {
  const { issues = [] } = v.safeParse(reserveSchema, { [name]: value });
  expect(issues.map((issue) => issue.path?.[0]?.key)).toEqual([name]);
});
