import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  type Favourite,
  isSaved,
  parseFavourite,
  withFavourite,
  withoutFavourite,
} from '#domain/favourite.ts';

const car = (id: string): Favourite => ({
  ...{ id, name: `2021 Toyota Corolla ${id}`, slug: `2021-toyota-corolla-${id}` },
  ...{ make: 'Toyota', model: 'Corolla', primary_image_url: null },
});

test('add appends a car once', () => {
  const list = withFavourite([car('a')], car('b'));
  expect(list.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(withFavourite(list, car('a'))).toBe(list);
});

test('remove removes only that car', () => {
  expect(withoutFavourite([car('a'), car('b')], 'a')).toEqual([car('b')]);
  expect(isSaved([car('b')], 'a')).toBe(false);
  expect(isSaved([car('b')], 'b')).toBe(true);
});

test('a stored favourite is read back unchanged', () => {
  expect(parseFavourite(JSON.parse(JSON.stringify({ ...car('a'), vin: 'x' })))).toEqual(car('a'));
  const pictured = { ...car('a'), primary_image_url: '/a.jpg' };
  expect(parseFavourite(pictured)).toEqual(pictured);
});

test('parseFavourite accepts exactly what the schema accepts', () => {
  const text = v.string();
  const texts = { id: text, name: text, slug: text, make: text, model: text };
  const schema = v.object({ ...texts, primary_image_url: v.nullable(text) });
  const field = fc.oneof(fc.string(), fc.constant(null), fc.integer(), fc.constant(undefined));
  const keys = { id: field, name: field, slug: field, make: field, model: field, primary_image_url: field };
  const stored = fc.oneof(
    { weight: 3, arbitrary: fc.record(keys, { requiredKeys: [] }) },
    fc.anything(),
    fc.constant(car('a')),
  );
  fc.assert(
    fc.property(stored, (entry) => {
      const read = v.safeParse(schema, entry);
      expect(parseFavourite(entry)).toEqual(read.success ? read.output : undefined);
    }),
  );
});
