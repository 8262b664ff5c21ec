import { expect, test } from 'vitest';
import { describeCarLocation, findCarLocation, findCarsAt } from '#domain/car/car-location.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const sales = makeLocation({ id: 'sales', name: 'Example Sales', dealership_slug: 'example' });
const service = makeLocation({ id: 'service', location_type: 'service', dealership_slug: 'example' });
const cairns = makeLocation({ id: 'cairns', address: { city: 'Cairns' }, dealership_slug: 'example-cairns' });

test.each([
  {
    what: 'the location it names',
    car: { location_id: 'cairns' },
    locations: [sales, cairns],
    found: cairns,
  },
  {
    what: "its dealership's",
    car: { dealership_slug: 'example-cairns' },
    locations: [sales, cairns],
    found: cairns,
  },
  {
    what: "the dealer's only place, where sales stands for it",
    car: {},
    locations: [service, sales],
    found: sales,
  },
  { what: 'unknown among several', car: {}, locations: [sales, cairns], found: undefined },
  {
    what: 'at its owner’s, not at the only place (T-48)',
    car: { private_suburb: 'Mossman' },
    locations: [sales],
    found: undefined,
  },
  {
    what: "its dealership's, though it was kept privately",
    car: { private_suburb: 'Mossman', dealership_slug: 'example' },
    locations: [sales],
    found: sales,
  },
  { what: 'unknown without locations', car: {}, locations: [], found: undefined },
])('the location of a car is $what', ({ car, locations, found }) => {
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

const nowhere = { city: null, state: null, private_suburb: null, private_postcode: null };

test.each([
  { car: nowhere, line: null },
  { car: { ...nowhere, city: 'Cairns', state: 'qld' as const }, line: 'Cairns QLD' },
  {
    car: { city: 'Cairns', state: 'qld' as const, private_suburb: 'Mossman', private_postcode: '4873' },
    line: 'Mossman QLD 4873',
  },
  { car: { ...nowhere, city: 'Cairns', private_postcode: '4873' }, line: 'Cairns' },
])('a car at none of the locations is at $line', ({ car, line }) => {
  expect(describeCarLocation(car)).toBe(line);
});
