import { expect, test } from 'vitest';
import { BODY_KEYS, bodyNoun } from '#domain/car/body.ts';

test('the body types are the eighteen', () => {
  expect([...BODY_KEYS].sort()).toEqual(
    [
      ...['4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'hardtop', 'hatch', 'hatchback', 'motorhome'],
      ...['lightTruck', 'peopleMover', 'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon'],
    ].sort(),
  );
});

test.each([
  { key: 'ute', noun: 'ute', plural: 'utes' },
  { key: 'suv', noun: 'SUV', plural: 'SUVs' },
  { key: '4x4', noun: '4x4', plural: '4x4s' },
  { key: 'bus', noun: 'bus', plural: 'buses' },
  { key: 'hatch', noun: 'hatch', plural: 'hatches' },
  { key: 'peopleMover', noun: 'people mover', plural: 'people movers' },
  { key: 'cabChassis', noun: 'cab chassis', plural: 'cab chassis' },
] as const)('1 $noun, 8 $plural', ({ key, noun, plural }) => {
  expect(bodyNoun(key)).toEqual({ noun, plural });
});
