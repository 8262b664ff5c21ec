import { expect, test } from 'vitest';
import { carSubtitle, carTitle } from '#domain/car/title.ts';

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
