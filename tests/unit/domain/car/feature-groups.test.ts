import { expect, test } from 'vitest';
import { type FeatureGroup, groupFeatures } from '#domain/car/feature-groups.ts';

const groupOf = (feature: string) => groupFeatures([feature], [])[0]?.name;

test.each<readonly [feature: string, group: FeatureGroup['name']]>([
  ['Anti-lock brakes', 'Safety'],
  ['ABS (Antilock Brakes)', 'Safety'],
  ['Airbags - Head for 2nd Row Seats', 'Safety'],
  ['Blind Spot with Active Assist', 'Safety'],
  ['Rear cross traffic alert', 'Safety'],
  ['Autonomous emergency braking', 'Safety'],
  ['AEB', 'Safety'],
  ['Reversing camera', 'Safety'],
  ['Parking Distance Control - Rear', 'Safety'],
  ['Seat belts at every seat', 'Safety'],
  ['ISOFIX child seat points', 'Safety'],
  ['Lane departure warning', 'Safety'],
  ['Hill descent control', 'Safety'],
  ['Engine immobiliser', 'Safety'],
  ['Reversing alarm', 'Safety'],
  ['Air conditioning', 'Comfort'],
  ['Air Cond. - Climate Control 2 Zone', 'Comfort'],
  ['Heated front seats', 'Comfort'],
  ['Cup Holders - 1st Row', 'Comfort'],
  ['Leather-accented seats', 'Comfort'],
  ['Power windows', 'Comfort'],
  ['Suspended driver seat', 'Comfort'],
  ['Cruise control', 'Comfort'],
  ['Adaptive cruise control', 'Technology'],
  ['Apple CarPlay and Android Auto', 'Technology'],
  ['Bluetooth phone and audio', 'Technology'],
  ['8 Speaker Stereo', 'Technology'],
  ['USB socket', 'Technology'],
  ['Head-up display', 'Technology'],
  ['Satellite navigation', 'Technology'],
  ['Wireless phone charging', 'Technology'],
  ['CCS fast-charging socket', 'Technology'],
  ['Alloy wheels', 'Outside'],
  ['18" Alloy Wheels', 'Outside'],
  ['LED headlights', 'Outside'],
  ['Roof rails', 'Outside'],
  ['Panoramic glass roof', 'Outside'],
  ['Tow bar', 'Outside'],
  ['Power mirrors', 'Outside'],
  ['Heated mirrors', 'Outside'],
  ['Power tailgate', 'Outside'],
  ['Sliding side door', 'Outside'],
  ['Body Colour - Bumpers', 'Outside'],
  ['Rear differential lock', 'Technology'],
  ['Multi-function steering wheel', 'Technology'],
  ['Tilt-adjustable steering wheel', 'Comfort'],
  ['Low-range transfer case', 'Technology'],
  ['Exhaust brake', 'Technology'],
  ['Limited Slip Differential', 'Technology'],
  ['Fuel tank of 80 litres', 'Technology'],
  ['Wine cooler', 'More'],
])('%s belongs to %s', (feature, group) => expect(groupOf(feature)).toBe(group));

const car = (...features: string[]) => ({ features });
const STOCK = [
  car('Air conditioning', 'Heated front seats', 'Tow bar'),
  car('Air conditioning', 'Rear air vents', 'Tow bar'),
  car('air conditioning', 'Rear air vents'),
  car('Air conditioning', 'Rear air vents'),
];

test('features that few vehicles of the dealer have come first, the others keep their order', () => {
  const [comfort] = groupFeatures(['Air conditioning', 'Rear air vents', 'Heated front seats'], STOCK);
  expect(comfort).toEqual({
    name: 'Comfort',
    features: ['Heated front seats', 'Rear air vents', 'Air conditioning'],
  });
  const [another] = groupFeatures(['Rear air vents', 'Air conditioning', 'Heated front seats'], STOCK);
  expect(another?.features).toEqual(['Heated front seats', 'Rear air vents', 'Air conditioning']);
  const [outside] = groupFeatures(['Side steps', 'Roof rails', 'Tow bar'], STOCK);
  expect(outside?.features).toEqual(['Side steps', 'Roof rails', 'Tow bar']);
});

test('spaces around a feature in the feed of another vehicle make no difference', () => {
  const stock = [car(' Side steps'), car('Side steps '), car('Tow bar')];
  expect(groupFeatures(['Side steps', 'Tow bar'], stock)[0]?.features).toEqual(['Tow bar', 'Side steps']);
});

test('groups are in a fixed order, and empty ones are left out', () => {
  const names = groupFeatures(['Tow bar', 'Wine cooler', 'Air conditioning', 'AEB'], STOCK).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Safety', 'Comfort', 'Outside', 'More']);
  expect(groupFeatures([], STOCK)).toEqual([]);
});

test('a feature that a feed lists twice is listed once', () => {
  expect(groupFeatures(['Tow bar', 'Tow Bar ', ''], STOCK)).toEqual([
    { name: 'Outside', features: ['Tow bar'] },
  ]);
});
