import { expect, test } from 'vitest';
import {
  getOfferedValues,
  isAttributeValue,
  LIST_ATTRIBUTES,
  type ListAttribute,
  RANGE_ATTRIBUTES,
  valueLabel,
} from '#search/state/attributes.ts';

const items = (count: number, refined: readonly number[] = []) =>
  Array.from({ length: count }, (_, place) => ({ place, isRefined: refined.includes(place) }));

test.each([
  { attribute: 'make_model', count: 30, refined: [], offered: 30 },
  { attribute: 'make_model', count: 31, refined: [], offered: 30 },
  { attribute: 'make_model', count: 40, refined: [2, 35], offered: 31 },
  { attribute: 'make', count: 250, refined: [], offered: 250 },
] as const)(
  'of $count values of $attribute $offered are offered: 30 makes with models at most, and what is chosen',
  ({ attribute, count, refined, offered }) => {
    const shown = getOfferedValues(attribute, items(count, refined));
    expect(shown).toHaveLength(offered);
    expect(shown.filter(({ isRefined }) => isRefined)).toHaveLength(refined.length);
    expect(shown.slice(0, 30).map(({ place }) => place)).toEqual(items(30).map(({ place }) => place));
  },
);

test('what a search can be refined by are the listed attributes, and the dealership by its slug', () => {
  expect([...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES]).toEqual(
    expect.arrayContaining([
      ...['badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name'],
      ...['filtered_features', 'item_type', 'km', 'location_name', 'make', 'make_model', 'model', 'price'],
      ...['subscription_price', 'price_range', 'seats', 'body', 'drive', 'fuel', 'transmission', 'state'],
      ...['tag', 'weekly_price', 'weekly_price_range', 'year', 'dealership_slug'],
    ]),
  );
});

test('up to the maximum all values are offered, in whatever order', () => {
  const all = items(30);
  expect(getOfferedValues('make_model', all)).toEqual(all);
});

test.each<[ListAttribute, string, string]>([
  ['make', 'Land Rover', 'Land Rover'],
  ['make_model', 'Toyota:HiLux', 'Toyota HiLux'],
  ['car_type', 'new', 'New'],
  ['car_type', 'antique', 'antique'],
  ['body', 'cabChassis', 'Cab chassis'],
  ['body', 'spaceship', 'spaceship'],
  ['state', 'qld', 'QLD'],
  ['status', 'in_stock', 'In stock'],
  ['status', 'coming_soon', 'Coming soon'],
  ['status', 'sold', 'Sold'],
  ['status', 'on_hold', 'On hold'],
  ['item_type', 'car', 'Car'],
  ['dealership_slug', 'coolabah-cairns', 'Coolabah Cairns'],
])('the %s "%s" reads "%s"', (attribute, value, label) => expect(valueLabel(attribute, value)).toBe(label));

test.each<[ListAttribute, string, boolean]>([
  ['make', 'Toyota', true],
  ['make', '', false],
  ['make_model', 'Toyota:HiLux', true],
  ['make_model', 'Toyota:', false],
  ['make_model', ':HiLux', false],
  ['price_range', '20000:30000', true],
  ['price_range', 'cheap', false],
])('whether the %s may be "%s"', (attribute, text, expected) => {
  expect(isAttributeValue(attribute, text)).toBe(expected);
});
