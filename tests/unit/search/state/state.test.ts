import { expect, test } from 'vitest';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import { EMPTY_STATE } from '#search/state/state.ts';

test('a search has a text, a page and an order', () => {
  expect(Object.keys(EMPTY_STATE)).toEqual(expect.arrayContaining(['query', 'page', 'sortBy']));
});

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
