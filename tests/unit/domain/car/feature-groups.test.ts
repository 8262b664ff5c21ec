import { expect, test } from 'vitest';
import { type FeatureGroup, groupFeatures } from '#domain/car/feature-groups.ts';

const groupOf = (feature: string) => groupFeatures([feature], [])[0]?.name;

test.each<readonly [group: FeatureGroup['name'], features: string]>([
  [
    'Safety',
    `Anti-lock brakes, ABS (Antilock Brakes), Airbags - Head for 2nd Row Seats,
    Blind Spot with Active Assist, Rear cross traffic alert, Autonomous emergency braking, AEB,
    Reversing camera, Parking Distance Control - Rear, Seat belts at every seat,
    ISOFIX child seat points, Lane departure warning, Hill descent control, Engine immobiliser,
    Reversing alarm`,
  ],
  [
    'Comfort',
    `Air conditioning, Air Cond. - Climate Control 2 Zone, Heated front seats, Cup Holders - 1st Row,
    Leather-accented seats, Power windows, Suspended driver seat, Cruise control,
    Tilt-adjustable steering wheel`,
  ],
  [
    'Technology',
    `Adaptive cruise control, Apple CarPlay and Android Auto, Bluetooth phone and audio,
    8 Speaker Stereo, USB socket, Head-up display, Satellite navigation, Wireless phone charging,
    CCS fast-charging socket, Rear differential lock, Multi-function steering wheel,
    Low-range transfer case, Exhaust brake, Limited Slip Differential, Fuel tank of 80 litres`,
  ],
  [
    'Outside',
    `Alloy wheels, 18" Alloy Wheels, LED headlights, Roof rails, Panoramic glass roof, Tow bar,
    Power mirrors, Heated mirrors, Power tailgate, Sliding side door, Body Colour - Bumpers`,
  ],
  ['More', 'Wine cooler'],
])('to %s belong %s', (group, features) => {
  for (const feature of features.split(/,\s+/)) expect(groupOf(feature), feature).toBe(group);
});

const car = (...features: string[]) => ({ features });
const STOCK = [
  car('Air conditioning', 'Heated front seats', 'Tow bar'),
  car('Air conditioning', 'Rear air vents', 'Tow bar'),
  car('air conditioning', 'Rear air vents'),
  car('Air conditioning', 'Rear air vents'),
];

test('features that few vehicles of the dealer have come first, the others keep their order', () => {
  const features = ['Heated front seats', 'Rear air vents', 'Air conditioning'];
  for (const listed of [features.toReversed(), ['Rear air vents', 'Air conditioning', 'Heated front seats']])
    expect(groupFeatures(listed, STOCK)).toEqual([{ name: 'Comfort', features }]);
  const [outside] = groupFeatures(['Side steps', 'Roof rails', 'Tow bar'], STOCK);
  expect(outside?.features).toEqual(['Side steps', 'Roof rails', 'Tow bar']);
});

test('spaces around a feature in the feed of another vehicle make no difference', () => {
  const stock = [car(' Side steps'), car('Side steps '), car('Tow bar')];
  expect(groupFeatures(['Side steps', 'Tow bar'], stock)[0]?.features).toEqual(['Tow bar', 'Side steps']);
});

test('groups are in a fixed order, and empty ones are left out', () => {
  const groups = groupFeatures(['Tow bar', 'Wine cooler', 'Air conditioning', 'AEB'], STOCK);
  expect(groups.map(({ name }) => name)).toEqual(['Safety', 'Comfort', 'Outside', 'More']);
  expect(groupFeatures([], STOCK)).toEqual([]);
});

test('a feature that a feed lists twice is listed once', () => {
  const groups = [{ name: 'Outside', features: ['Tow bar'] }];
  expect(groupFeatures(['Tow bar', 'Tow Bar ', ''], STOCK)).toEqual(groups);
});
