import { expect, test } from 'vitest';
import { maskPhone } from '#domain/location/phone.ts';

test.each([
  ['07 5550 0100', '07 55•• ••••'],
  ['1300 975 707', '1300 ••• •••'],
  ['13 11 14', '13 11 ••'],
])('the number %j is masked as %j until the visitor reveals it', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
