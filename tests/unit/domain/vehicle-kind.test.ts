import { describe, expect, test } from 'vitest';
import type { VehicleKind } from '#domain/car/body.ts';
import { nounOfKinds, schemaTypeOfKinds, testDriveOfKinds, vehicleNounOf } from '#domain/vehicle-kind.ts';
import { capitalise, formatVehicleCount, showVehiclesLabel } from '#domain/vehicle-noun.ts';

const words: readonly (readonly [
  kinds: readonly VehicleKind[],
  noun: string,
  testDrive: string | null,
  schemaType: string,
])[] = [
  [['car'], 'cars', 'test drive', 'Car'],
  [['truck'], 'trucks', 'test drive', 'Vehicle'],
  [['bike'], 'bikes', 'test ride', 'Motorcycle'],
  [['caravan'], 'caravans', null, 'Vehicle'],
  [['boat'], 'boats', null, 'Vehicle'],
  [['caravan', 'boat'], 'vehicles', null, 'Vehicle'],
  [['boat', 'bike'], 'vehicles', 'test ride', 'Vehicle'],
  [['bike', 'car'], 'vehicles', 'test drive or test ride', 'Vehicle'],
];

test.each(words)(
  'a dealer of %j sells %s, offers %s and calls any of them a %s in schema.org',
  (kinds, noun, testDrive, schemaType) => {
    const sold = new Set(kinds);
    expect(nounOfKinds(sold).plural).toBe(noun);
    expect(testDriveOfKinds(sold)).toBe(testDrive);
    expect(schemaTypeOfKinds(sold)).toBe(schemaType);
  },
);

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

const trucks = { noun: 'truck', plural: 'trucks' };

test.each([
  { count: 0, text: '0 trucks' },
  { count: 1, text: '1 truck' },
  { count: 2, text: '2 trucks' },
  { count: 1612, text: '1,612 trucks' },
])("$count is '$text' in the dealer's words (T-47)", ({ count, text }) => {
  expect(formatVehicleCount(count, trucks)).toBe(text);
});

test('a button text is capitalised and otherwise unchanged', () => {
  expect(capitalise('trucks and SUVs')).toBe('Trucks and SUVs');
});

test.each([
  { count: 1612, label: 'Show Me 1,612 Trucks' },
  { count: 1, label: 'Show Me 1 Truck' },
])('the button that shows $count results reads "$label"', ({ count, label }) => {
  expect(showVehiclesLabel(count, trucks)).toBe(label);
});
