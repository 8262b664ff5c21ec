import { expect, test } from 'vitest';
import {
  BODY_KEYS,
  BODY_TYPES,
  bodyNoun,
  isBodyKey,
  similarBodies,
  vehicleNounOf,
} from '#domain/car/body.ts';

test('the body types are the eighteen', () => {
  expect(BODY_TYPES.map(({ key, label, slug }) => [key, label, slug].join(', '))).toEqual([
    '4x4, 4x4, 4x4',
    'bus, Bus, bus',
    'cabChassis, Cab chassis, cab-chassis',
    'convertible, Convertible, convertible',
    'coupe, Coupe, coupe',
    'hardtop, Hardtop, hardtop',
    'hatch, Hatch, hatch',
    'hatchback, Hatchback, hatchback',
    'motorhome, Motorhome, motorhome',
    'lightTruck, Light truck, light-truck',
    'peopleMover, People mover, people-mover',
    'sedan, Sedan, sedan',
    'softtop, Soft top, softtop',
    'suv, SUV, suv',
    'ute, Ute, ute',
    'van, Van, van',
    'wagon, Wagon, wagon',
    'stationWagon, Station wagon, station-wagon',
  ]);
});

test.each([
  { key: 'ute', noun: 'ute', plural: 'utes' },
  { key: 'suv', noun: 'SUV', plural: 'SUVs' },
  { key: '4x4', noun: '4x4', plural: '4x4s' },
  { key: 'bus', noun: 'bus', plural: 'buses' },
  { key: 'hatch', noun: 'hatch', plural: 'hatches' },
  { key: 'stationWagon', noun: 'station wagon', plural: 'station wagons' },
  { key: 'peopleMover', noun: 'people mover', plural: 'people movers' },
  { key: 'cabChassis', noun: 'cab chassis', plural: 'cab chassis' },
] as const)('1 $noun, 8 $plural', ({ key, noun, plural }) => expect(bodyNoun(key)).toEqual({ noun, plural }));

test.each([
  { body: 'bus', noun: 'bus' },
  { body: 'van', noun: 'van' },
  { body: 'motorhome', noun: 'motorhome' },
  { body: 'lightTruck', noun: 'truck' },
  { body: 'cabChassis', noun: 'truck' },
  { body: null, noun: 'truck' },
] as const)('a truck dealer calls a vehicle with the body $body a $noun', ({ body, noun }) => {
  expect(vehicleNounOf(body, 'truck')).toBe(noun);
});

test.each(BODY_KEYS)('two other bodies come close to a %s', (key) => {
  const similar = similarBodies(key);
  expect(new Set(similar).size).toBe(2);
  expect(similar.filter((other) => other === key || !isBodyKey(other))).toEqual([]);
});

test('a text is a body by its key in the data, not by its label', () => {
  expect(['ute', 'Ute', ''].map(isBodyKey)).toEqual([true, false, false]);
});
