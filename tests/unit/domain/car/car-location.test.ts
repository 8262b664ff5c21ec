import { expect, test } from 'vitest';
import { describeCarLocation, findCarLocation, findCarsAt } from '#domain/car/car-location.ts';
import { getCarPhone } from '#domain/car/phone.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const sales = makeLocation({ id: 'sales', name: 'Example Sales', dealership_slug: 'example' });
const service = makeLocation({ id: 'service', location_type: 'service', dealership_slug: 'example' });
const cairns = makeLocation({ id: 'cairns', address: { city: 'Cairns' }, dealership_slug: 'example-cairns' });
const port = { street: '2 Port Road', city: 'Cairns' };
const portSmith = makeLocation({ id: 'port-smith', address: port, dealership_slug: 'example-port' });

const PRIVATE = { private_suburb: 'Mossman' };

test.each([
  ['the location it names', { location_id: 'cairns' }, [sales, cairns], cairns],
  ["its dealership's", { dealership_slug: 'example-cairns' }, [sales, cairns], cairns],
  ["the dealer's only place, where sales stands for it", {}, [service, sales], sales],
  ['the only place in its town', { city: 'CAIRNS' }, [sales, cairns], cairns],
  ['unknown among two in its town', { city: 'Cairns' }, [sales, cairns, portSmith], undefined],
  ['unknown among several', {}, [sales, cairns], undefined],
  ['at its owner’s, not at the only place (T-48)', PRIVATE, [sales], undefined],
  ["its dealership's, though kept privately", { ...PRIVATE, dealership_slug: 'example' }, [sales], sales],
  ['unknown without locations', {}, [], undefined],
])('the location of a car is %s', (_, car, locations, found) => {
  expect(findCarLocation(makeCar(car), locations)).toBe(found);
});

test('the cars of premises are those of all their departments, in order', () => {
  const cars = ['service', 'cairns', 'sales'].map((id) => makeCar({ location_id: id }));
  const [mareeba] = groupByAddress([sales, service]);
  if (!mareeba) throw new Error('two departments share premises');
  expect(findCarsAt(mareeba, cars, [sales, service, cairns])).toEqual([cars[0], cars[2]]);
});

test('a feed can describe the location of a car itself', () => {
  const car = makeCar({ location: { id: 'cairns' } });
  expect(findCarLocation(car, [sales, cairns])).toBe(cairns);
  expect(findCarLocation({ ...car, location_id: 'sales' }, [sales, cairns])).toBe(sales);
});

const IN_CAIRNS = { city: 'Cairns', state: 'qld' } as const;

test.each([
  [{}, null],
  [IN_CAIRNS, 'Cairns QLD'],
  [{ ...IN_CAIRNS, ...PRIVATE, private_postcode: '4873' }, 'Mossman QLD 4873'],
  [{ city: 'Cairns', private_postcode: '4873' }, 'Cairns'],
])('a car at none of the locations, with %j, is at %s', (over, line) => {
  expect(describeCarLocation(makeCar(over))).toBe(line);
});

const [MAIN, NEW, USED] = ['07 5550 0100', '07 5550 0101', '07 5550 0102'];
const [DEMO, PHONE, LANDLINE] = ['07 5550 0103', '07 5550 0104', '07 5550 0105'];
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
