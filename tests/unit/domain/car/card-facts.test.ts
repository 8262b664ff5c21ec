import { expect, test } from 'vitest';
import { getCardFacts } from '#domain/car/card-facts.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const all = ['car_type', 'simple_body', 'km', 'simple_transmission', 'simple_fuel', 'stocknum'] as const;

test("the facts of a card are in the dealer's order, in words for visitors", () => {
  const car = makeCar({
    km: 45_120,
    simple_body: 'peopleMover',
    simple_transmission: 'Automatic',
    simple_fuel: 'Diesel',
    stocknum: 'C104512',
  });
  expect(getCardFacts(car, all).map((chip) => chip.text)).toEqual([
    'Used',
    'People mover',
    '45,120 km',
    'Automatic',
    'Diesel',
    'C104512',
  ]);
  expect(getCardFacts(car, ['stocknum', 'km']).map((chip) => chip.name)).toEqual(['stocknum', 'km']);
});

test('a fact without a value is not shown, and 0 km is a value', () => {
  expect(getCardFacts(makeCar(), all).map((chip) => chip.name)).toEqual(['car_type']);
  expect(getCardFacts(makeCar({ km: 0 }), ['km'])).toEqual([{ name: 'km', icon: 'km', text: '0 km' }]);
});
