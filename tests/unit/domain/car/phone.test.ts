import { expect, test } from 'vitest';
import { getCarPhone } from '#domain/car/phone.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const [MAIN, NEW, USED, DEMO, PHONE, LANDLINE] = [
  '07 5550 0100',
  '07 5550 0101',
  '07 5550 0102',
  '07 5550 0103',
  '07 5550 0104',
  '07 5550 0105',
];
const place = (phone: string | null) => makeLocation({ contact_detail: { phone, landline_phone: LANDLINE } });

test.each([
  { car_type: 'used', phones: { override: MAIN, used: USED }, location: place(PHONE), number: MAIN },
  { car_type: 'used', phones: { new: NEW, used: USED }, location: place(PHONE), number: USED },
  { car_type: 'new', phones: { new: NEW, used: USED }, location: place(PHONE), number: NEW },
  { car_type: 'demo', phones: { new: NEW, demo: DEMO }, location: place(PHONE), number: DEMO },
  { car_type: 'demo', phones: { new: NEW, used: USED }, location: place(PHONE), number: NEW },
  { car_type: 'used', phones: { new: NEW }, location: place(PHONE), number: NEW },
  { car_type: 'new', phones: { used: USED }, location: place(PHONE), number: USED },
  { car_type: 'new', phones: { demo: DEMO }, location: place(PHONE), number: PHONE },
  { car_type: 'new', phones: {}, location: place(null), number: LANDLINE },
  { car_type: 'new', phones: {}, location: undefined, number: undefined },
  { car_type: 'new', phones: {}, location: undefined, feedPhone: MAIN, number: MAIN },
  { car_type: 'new', phones: {}, location: place(PHONE), feedPhone: MAIN, number: PHONE },
] as const)(
  'the number for a $car_type car with $phones is $number (T-75)',
  ({ car_type, phones, location, number, ...given }) => {
    const feedLocation = 'feedPhone' in given ? { location: { phone: given.feedPhone } } : {};
    expect(getCarPhone(makeCar({ car_type, ...feedLocation }), phones, location)).toBe(number);
  },
);
