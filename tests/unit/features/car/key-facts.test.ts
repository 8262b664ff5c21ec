import { expect, test } from 'vitest';
import { keyFacts } from '#features/car/key-facts.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const facts = (over: Parameters<typeof makeCar>[0]) =>
  Object.fromEntries(keyFacts(makeCar(over)).map(({ label, text }) => [label, text]));

test('unknown facts are left out', () => {
  expect(facts({})).toEqual({ Condition: 'Used' });
});

test('known facts have readable texts', () => {
  expect(
    facts({
      km: 45_120,
      simple_body: 'peopleMover',
      seats: 7,
      doors: 5,
      colour: 'Graphite',
      stocknum: 'C1',
      vin: 'V1',
    }),
  ).toEqual({
    Kilometres: '45,120 km',
    Body: 'People mover',
    Seats: '7',
    Doors: '5',
    Colour: 'Graphite',
    Condition: 'Used',
    'Stock no': 'C1',
    VIN: 'V1',
  });
});

test('a new car with 0 km shows them', () => {
  expect(facts({ car_type: 'new', km: 0 })).toEqual({ Kilometres: '0 km', Condition: 'New' });
});

test("the feed's full descriptions take precedence over the simple ones", () => {
  const simple = { simple_transmission: 'Automatic', simple_fuel: 'Diesel' };
  expect(facts(simple)).toMatchObject({ Transmission: 'Automatic', Fuel: 'Diesel' });
  expect(facts({ ...simple, trans: '6 sp automatic', fuel: 'Diesel turbo' })).toMatchObject({
    Transmission: '6 sp automatic',
    Fuel: 'Diesel turbo',
  });
});
