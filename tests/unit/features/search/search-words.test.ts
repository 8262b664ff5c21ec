import { describe, expect, test } from 'vitest';
import {
  buildExampleSentence,
  hasNearestSort,
  listSearchPlaces,
  readNearestSettings,
} from '#features/search/search-words.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const white = (price: number, over: Parameters<typeof makeCar>[0] = {}) =>
  makeCar({ colour: 'White', simple_body: 'suv', price, ...over });
const blue = makeCar({ colour: 'Sky Blue', simple_body: 'peopleMover', price: 10_000 });

describe('the example finds vehicles of the commonest colour and body, half of them by its price', () => {
  test.each([
    { cars: [blue, white(41_000), white(44_000)], sentence: 'white SUV under 45k' },
    { cars: [blue, blue, white(41_000)], sentence: 'sky blue people mover under 10k' },
    { cars: [blue, white(41_000)], sentence: 'sky blue people mover under 10k' },
    { cars: [white(40_000)], sentence: 'white SUV under 40k' },
    { cars: [white(40_001)], sentence: 'white SUV under 45k' },
    { cars: [white(90_000), white(11_000), white(21_000)], sentence: 'white SUV under 25k' },
    { cars: [white(90_000), white(11_000), white(21_000), white(31_000)], sentence: 'white SUV under 35k' },
  ])('$sentence', ({ cars, sentence }) => {
    expect(buildExampleSentence(cars)).toBe(sentence);
  });

  test.each([
    ['sold', white(41_000, { sold: true })],
    ['without a price', white(0)],
    ['without a colour', white(41_000, { colour: null })],
    ['without a body', white(41_000, { simple_body: null })],
  ])('a vehicle %s is no example', (_, car) => {
    expect(buildExampleSentence([car])).toBeUndefined();
    expect(buildExampleSentence([car, car, blue])).toBe('sky blue people mover under 10k');
  });

  test('a fleet by subscription says a price of a week', () => {
    const fleet = [201, 249, null].map((subscription_price) => white(41_000, { subscription_price }));
    expect(buildExampleSentence(fleet, 'subscription')).toBe('white SUV under $250 a week');
  });

  test('there is none without vehicles', () => {
    expect(buildExampleSentence([])).toBeUndefined();
  });
});

const tully = makeLocation({
  name: 'Example Tully',
  address: { city: 'Tully', street: '1 A Street', lat: -17.936, long: 145.9243 },
});
const lost = makeLocation({ name: 'Example Lost', address: { city: 'Lost', street: '1 B Street' } });
const locations = [tully, lost];
const at = (location_id: string, over: Parameters<typeof makeCar>[0] = {}) =>
  makeCar({ location_id, ...over });

describe('the cities in which vehicles stand', () => {
  test('are listed once, with a point to about a kilometre where it is known', () => {
    const cars = [at(tully.id), at(lost.id), at(tully.id)];
    expect(listSearchPlaces({ cars, locations })).toEqual([
      { city: 'Tully', at: { lat: -17.94, long: 145.92 } },
      { city: 'Lost' },
    ]);
  });

  test("are the vehicle's own before those of its location, at the location's point", () => {
    expect(listSearchPlaces({ cars: [at(tully.id, { city: 'Mission Beach' })], locations })).toEqual([
      { city: 'Mission Beach', at: { lat: -17.94, long: 145.92 } },
    ]);
  });

  test('have no point where only one of its coordinates is known', () => {
    const half = makeLocation({ name: 'Half', address: { city: 'Half', street: '1 D Street', lat: -17 } });
    const other = makeLocation({
      name: 'Other',
      address: { city: 'Other', street: '1 E Street', long: 145 },
    });
    expect(listSearchPlaces({ cars: [at(half.id), at(other.id)], locations: [half, other] })).toEqual([
      { city: 'Half' },
      { city: 'Other' },
    ]);
  });

  test('may be unknown', () => {
    const cars = [at('elsewhere'), at('elsewhere', { city: 'Cairns' })];
    expect(listSearchPlaces({ cars, locations })).toEqual([{ city: 'Cairns' }]);
  });
});

test('postcodes are looked up in our own table, by a service, or not at all', () => {
  const service = { url: 'https://maps.example.com/geocode/json', key: 'k' };
  expect(readNearestSettings({ country: 'au', geocoding: service })).toEqual({ service });
  expect(readNearestSettings({ country: 'nz', geocoding: service })).toEqual({
    service: { ...service, country: 'NZ' },
  });
  expect(readNearestSettings({ country: 'au', geocoding: 'postcodes' })).toEqual({ service: undefined });
  expect(readNearestSettings({ country: 'au', geocoding: false })).toBeUndefined();
});

describe('visitors can sort by distance', () => {
  const cairns = makeLocation({
    name: 'Example Cairns',
    address: { city: 'Cairns', street: '1 C Street', lat: -16.92, long: 145.77 },
  });
  const cars = [at(tully.id), at(cairns.id), at(lost.id)];
  test.each([
    { what: 'with two places that are known', geocoding: 'postcodes', stock: cars, offered: true },
    { what: 'not without postcodes', geocoding: false, stock: cars, offered: false },
    {
      what: 'not with a single place',
      geocoding: 'postcodes',
      stock: [at(tully.id), at(lost.id)],
      offered: false,
    },
    { what: 'not without vehicles', geocoding: 'postcodes', stock: [], offered: false },
  ] as const)('$what', ({ geocoding, stock, offered }) => {
    const site = makeSite({ geocoding }, { cars: [...stock], locations: [tully, cairns, lost] });
    expect(hasNearestSort(site)).toBe(offered);
  });
});
