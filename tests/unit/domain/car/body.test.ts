import { expect, test } from 'vitest';
import {
  bodyLabel,
  bodyPicture,
  bodySegment,
  bodySlug,
  bodyTypeLabel,
  CAR_BODIES,
  findBodyOfSegment,
  isBodyKey,
  kindOf,
} from '#domain/car/body.ts';
import { bodyNoun } from '#domain/car/body-noun.ts';
import { BODY_KEYS, listKinds, similarBodies } from '#domain/vehicle-kind.ts';

test('the body types of cars are the eighteen', () => {
  expect(CAR_BODIES.map((key) => [key, bodyLabel(key), bodySlug(key)].join(', '))).toEqual([
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
  expect(CAR_BODIES.map(bodySegment)).toEqual(CAR_BODIES.map((key) => `${bodySlug(key)}-cars`));
});

test.each([
  ['truck-prime-mover', 'truck', 'Prime mover'],
  ['bike-scooter', 'bike', 'Scooter'],
  ['bike-naked-bike', 'bike', 'Naked bike'],
  ['caravan-pop-top', 'caravan', 'Pop top'],
  ['boat', 'boat', 'Boat'],
  ['boat-centre-console', 'boat', 'Centre console'],
] as const)('%s is a body of the kind %s, called %s', (key, kind, label) => {
  expect([kindOf(key), bodyLabel(key)]).toEqual([kind, label]);
});

test('the address of a body leads back to it, and no two bodies share a label', () => {
  expect(BODY_KEYS.map((key) => findBodyOfSegment(bodySegment(key)))).toEqual(BODY_KEYS);
  expect(new Set(BODY_KEYS.map(bodyLabel)).size).toBe(BODY_KEYS.length);
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
  { key: 'boat-jet-ski', noun: 'jet ski', plural: 'jet skis' },
  { key: 'bike', noun: 'bike', plural: 'bikes' },
  { key: 'bike-naked-bike', noun: 'naked bike', plural: 'naked bikes' },
  { key: 'bike-scooter', noun: 'scooter', plural: 'scooters' },
] as const)('1 $noun, 8 $plural', ({ key, noun, plural }) => expect(bodyNoun(key)).toEqual({ noun, plural }));

test.each(CAR_BODIES)('two other bodies come close to a %s', (key) => {
  const similar = similarBodies(key);
  expect(new Set(similar).size).toBe(2);
  expect(similar.filter((other) => other === key || !isBodyKey(other))).toEqual([]);
});

test('others of its kind come close to any other body', () => {
  expect(similarBodies('boat-jet-ski')).toEqual(['boat', 'boat-bowrider']);
  expect(similarBodies('truck-prime-mover')).toEqual(['truck-rigid-truck']);
});

test('a text is a body by its key in the data, not by its label', () => {
  expect(['ute', 'Ute', '', 'boat-yacht', 'boatyard'].filter(isBodyKey)).toEqual(['ute', 'boat-yacht']);
});

test.each([
  [null, 'suv'],
  ['spaceship', 'suv'],
  ['ute', 'ute'],
  ['truck-rigid-truck', 'truck'],
  ['bike-scooter', 'bike'],
  ['caravan-pop-top', 'caravan'],
  ['boat-jet-ski', 'boat'],
])('the picture of the body %s is that of a %s', (body, picture) => expect(bodyPicture(body)).toBe(picture));

test('a stock is of the kinds of its bodies, and of cars where none is known', () => {
  expect([...listKinds(['ute', null, 'boat-jet-ski', 'boat'])]).toEqual(['car', 'boat']);
  expect([...listKinds([null])]).toEqual(['car']);
});

test.each([
  [['ute', 'hatch'], 'Body type'],
  [['truck-rigid-truck'], 'Body type'],
  [['boat', 'boat-jet-ski'], 'Boat type'],
  [['caravan-pop-top'], 'Caravan type'],
  [['bike-scooter', 'ute'], 'Body type'],
  [[], 'Body type'],
])('a list of the bodies %j is called "%s"', (bodies, label) => expect(bodyTypeLabel(bodies)).toBe(label));
