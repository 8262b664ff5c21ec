import { expect, test } from 'vitest';
import { locationPhone, maskPhone } from '#domain/location/phone.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

test.each([
  { phone: '07 5550 0100', landline_phone: '07 5550 0101', dialled: '07 5550 0100' },
  { phone: null, landline_phone: '07 5550 0101', dialled: '07 5550 0101' },
  { phone: null, landline_phone: null, dialled: null },
])(
  'of the phone $phone and the landline $landline_phone, $dialled is called',
  ({ dialled, ...contact_detail }) => expect(locationPhone(makeLocation({ contact_detail }))).toBe(dialled),
);

test.each([
  ['07 5550 0100', '07 55•• ••••'],
  ['1300 975 707', '1300 ••• •••'],
  ['13 11 14', '13 11 ••'],
])('the number %j is masked as %j until the visitor reveals it', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
