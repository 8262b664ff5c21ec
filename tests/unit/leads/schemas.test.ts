import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { emailAddressSchema } from '#leads/mail/mail-schema.ts';
import { reserveSchema } from '#leads/reserve/reserve-schema.ts';

const messagesOf = (leads: object) =>
  (v.safeParse(leadsSchema, leads).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test('by default leads are written to a file', () => {
  expect(v.parse(leadsSchema, {})).toMatchObject({ targets: { file: { kind: 'file' } }, routes: [] });
});

test('targets that are named are the only ones', () => {
  expect(v.parse(leadsSchema, { targets: { a: { kind: 'file' } } }).targets).toEqual({ a: { kind: 'file' } });
  expect(messagesOf({ targets: {} })).toEqual(['targets: must name at least one, or be left out']);
});

describe('alerts', () => {
  const to = ['boss@example.com.au'];
  test.each([{ to }, { urlEnv: 'ALERTS_URL' }, { to, urlEnv: 'ALERTS_URL', secretEnv: 'ALERTS_SECRET' }])(
    'may be %j',
    (alerts) => expect(messagesOf({ alerts })).toEqual([]),
  );

  test.each([{}, { to: [] }, { secretEnv: 'ALERTS_SECRET' }])('reach nobody if they are %j', (alerts) => {
    expect(messagesOf({ alerts })).toEqual([
      'alerts: must name recipients in "to", or a webhook in "urlEnv"',
    ]);
  });
});

test.each(['sales@example.com.au', 'Sales+cars@example.com.au', "o'neill@mail.example.com"])(
  '%s is an address',
  (address) => expect(v.parse(emailAddressSchema, address)).toBe(address),
);

test.each([
  '',
  'sales',
  'sales@',
  '@example.com.au',
  'sales@example.com.au, crm@example.com.au',
  'Sales <sales@example.com.au>',
  'sales @example.com.au',
  'sales@example.com.au\nBcc: thief@example.net',
])('%j is refused with an example', (address) => {
  const { issues = [] } = v.safeParse(emailAddressSchema, address);
  expect(issues.map(({ message }) => message)).toEqual([
    'must be one email address, such as "sales@example.com.au"',
  ]);
});

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

test('a dealer need not set anything about reservations', () =>
  expect(v.parse(reserveSchema, {})).toEqual(DEFAULTS));

test('a dealer may set everything about them', () => {
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
])('in reserve, %s: %j is refused', (name, value) => {
  const { issues = [] } = v.safeParse(reserveSchema, { [name]: value });
  expect(issues.map((issue) => issue.path?.[0]?.key)).toEqual([name]);
});
