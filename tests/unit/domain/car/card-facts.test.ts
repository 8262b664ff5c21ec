import { expect, test } from 'vitest';
import { CAR_TYPES, carTypeLabel } from '#domain/car/car-type.ts';
import { getCardFacts } from '#domain/car/card-facts.ts';
import { describeKilometres } from '#domain/car/kilometres.ts';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('a car is called by year, make and model', () => {
  expect(carTitle({ year: 2022, make: 'Toyota', model: 'HiLux' })).toBe('2022 Toyota HiLux');
});

test.each([
  ['SR5 Double Cab', 'GUN126R', 'SR5 Double Cab GUN126R'],
  ['SR5', null, 'SR5'],
  [null, 'GUN126R', 'GUN126R'],
  [null, null, ''],
])('with the badge %j and the series %j it has "%s" below', (badge, series, text) => {
  expect(carSubtitle({ badge, series })).toBe(text);
});

test.each([
  { photos_count: 3, primary_image_url: '/1.jpg', shown: '/1.jpg' },
  { photos_count: 1, primary_image_url: null, shown: null },
  { photos_count: 0, primary_image_url: '/no-photo.jpg', shown: null },
])(
  'of $photos_count photos, with $primary_image_url as the main one, $shown is shown (T-46)',
  ({ shown, ...car }) => expect(mainPhotoUrl(car)).toBe(shown),
);

const all = ['car_type', 'simple_body', 'km', 'simple_transmission', 'simple_fuel', 'stocknum'] as const;

test("the facts of a card are in the dealer's order, in words for visitors", () => {
  const car = makeCar({
    ...{ km: 45_120, simple_body: 'peopleMover', simple_transmission: 'Automatic', simple_fuel: 'Diesel' },
    stocknum: 'C104512',
  });
  const texts = ['Used', 'People mover', '45,120 km', 'Automatic', 'Diesel', 'C104512'];
  expect(getCardFacts(car, all).map((chip) => chip.text)).toEqual(texts);
  expect(getCardFacts(car, ['stocknum', 'km']).map((chip) => chip.name)).toEqual(['stocknum', 'km']);
});

test('a fact without a value is not shown, and 0 km is a value', () => {
  expect(getCardFacts(makeCar(), all).map((chip) => chip.name)).toEqual(['car_type']);
  expect(getCardFacts(makeCar({ km: 0 }), ['km'])).toEqual([{ name: 'km', icon: 'km', text: '0 km' }]);
});

test('a car is new, used or a demo', () => {
  expect(CAR_TYPES.map(carTypeLabel)).toEqual(['New', 'Used', 'Demo']);
});

test.each([
  { km: 45_120, car_type: 'used', text: '45,120 km' },
  { km: 1, car_type: 'new', text: '1 km' },
  { km: 0, car_type: 'new', text: 'Delivery km' },
  { km: null, car_type: 'new', text: 'Delivery km' },
  { km: 0, car_type: 'used', text: '0 km' },
  { km: 0, car_type: 'demo', text: '0 km' },
  { km: null, car_type: 'used', text: null },
  { km: null, car_type: 'new', simple_body: 'boat-jet-ski', text: null },
  { km: null, car_type: 'new', simple_body: 'bike', text: 'Delivery km' },
])('a $car_type car with $km km reads "$text"', ({ text, ...car }) => {
  expect(describeKilometres({ simple_body: 'ute', ...car })).toBe(text);
});
