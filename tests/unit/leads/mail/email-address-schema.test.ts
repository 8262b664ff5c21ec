import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emailAddressSchema } from '#leads/mail/mail-schema.ts';

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
