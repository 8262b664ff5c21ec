import { expect, test } from 'vitest';
import { getOfferedValues, LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';

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
  expect([...LIST_ATTRIBUTES, ...RANGE_ATTRIBUTES].sort()).toEqual(
    [
      ...['badge', 'status', 'car_type', 'categories', 'city', 'colour', 'dealership_name'],
      ...['filtered_features', 'item_type', 'km', 'location_name', 'make', 'make_model', 'model', 'price'],
      ...['subscription_price', 'price_range', 'seats', 'body', 'drive', 'fuel', 'transmission', 'state'],
      ...['tag', 'weekly_price_range', 'year', 'dealership_slug'],
    ].sort(),
  );
});
