import { expect, test } from 'vitest';
import { BODY_KEYS } from '#domain/car/body.ts';

test('the body types are the eighteen', () => {
  expect([...BODY_KEYS].sort()).toEqual(
    [
      ...['4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'hardtop', 'hatch', 'hatchback', 'motorhome'],
      ...['lightTruck', 'peopleMover', 'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon'],
    ].sort(),
  );
});
