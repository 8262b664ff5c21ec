import { describe, expect, test } from 'vitest';
import type { VehicleKind } from '#domain/car/body.ts';
import { nounOfKinds, testDriveOfKinds, vehicleNounOf } from '#domain/vehicle-kind.ts';

const words: readonly (readonly [kinds: readonly VehicleKind[], noun: string, testDrive: string | null])[] = [
  [['car'], 'cars', 'test drive'],
  [['truck'], 'trucks', 'test drive'],
  [['bike'], 'bikes', 'test ride'],
  [['caravan'], 'caravans', null],
  [['boat'], 'boats', null],
  [['caravan', 'boat'], 'vehicles', null],
  [['boat', 'bike'], 'vehicles', 'test ride'],
  [['bike', 'car'], 'vehicles', 'test drive'],
];

test.each(words)('a dealer of %j sells %s and offers %s', (kinds, noun, testDrive) => {
  expect(nounOfKinds(new Set(kinds)).plural).toBe(noun);
  expect(testDriveOfKinds(new Set(kinds))).toBe(testDrive);
});

describe('one vehicle is called', () => {
  test.each([
    { body: 'bus', noun: 'bus' },
    { body: 'van', noun: 'van' },
    { body: 'motorhome', noun: 'motorhome' },
    { body: 'lightTruck', noun: 'truck' },
    { body: 'cabChassis', noun: 'truck' },
    { body: null, noun: 'truck' },
  ] as const)('at a truck dealer, with the body $body, a $noun', ({ body, noun }) => {
    expect(vehicleNounOf(body, 'truck')).toBe(noun);
  });

  test.each([
    { body: 'ute', noun: 'vehicle' },
    { body: 'caravan-pop-top', noun: 'caravan' },
    { body: 'boat-yacht', noun: 'boat' },
    { body: 'bike-scooter', noun: 'bike' },
  ] as const)('at a dealer of several kinds, with the body $body, a $noun', ({ body, noun }) => {
    expect(vehicleNounOf(body, 'vehicle')).toBe(noun);
  });
});
