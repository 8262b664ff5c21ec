import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linkSchema, requiredLinkSchema } from '#domain/link-schema.ts';

test.each([
  ['page', '/finance', '/finance/'],
  ['page', 'https://lender.example/apply', 'https://lender.example/apply'],
  ['file', '/files/report', '/files/report'],
] as const)('a link to the %s %s leads to %s', (to, url, address) => {
  expect(v.parse(requiredLinkSchema(to), url)).toBe(address);
});

test.each(['page', 'file'] as const)('an unsafe link to a %s is rejected, and the message says why', (to) => {
  expect(v.safeParse(linkSchema(to), 'javascript:alert(1)').issues?.map(({ message }) => message)).toEqual([
    `must start with "https://", or with "/" for a ${to} of this site`,
  ]);
});

test('an optional link may be absent', () => {
  expect([undefined, null].map((url) => v.parse(linkSchema('page'), url))).toEqual([null, null]);
  expect(v.is(requiredLinkSchema('page'), null)).toBe(false);
});
