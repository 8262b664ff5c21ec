import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealershipOf, dealershipSchema } from '#domain/location/dealership.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

const [first, second] = [
  v.parse(dealershipSchema, { id: '21', name: 'Example Toyota', slug: 'example-toyota' }),
  v.parse(dealershipSchema, { id: '22', name: 'Example Kia', slug: 'example-kia' }),
] as const;

test.each([
  { dealership_id: '22', dealership_slug: null, name: 'Example Kia' },
  { dealership_id: null, dealership_slug: 'example-toyota', name: 'Example Toyota' },
  { dealership_id: '22', dealership_slug: 'example-toyota', name: 'Example Kia' },
  { dealership_id: '9', dealership_slug: 'example-toyota', name: 'Example Toyota' },
  { dealership_id: null, dealership_slug: null, name: undefined },
])('$dealership_id and $dealership_slug belong to $name: the id decides', ({ name, ...location }) => {
  expect(dealershipOf(location, [first, second])?.name).toBe(name);
});

test('a dealership has an id, a name and a slug, and the rest may be unknown', () => {
  expect(first).toEqual({
    id: '21',
    name: 'Example Toyota',
    slug: 'example-toyota',
    ...{ make: null, url: null, logo: null, average_rating: null, review_count: null },
  });
  expect(['id', 'name', 'slug'].filter((name) => v.is(dealershipSchema, { ...first, [name]: '' }))).toEqual(
    [],
  );
  expect(v.is(dealershipSchema, { ...first, logo: { url: '' } })).toBe(false);
  expect(v.parse(dealershipSchema, { ...first, url: '/toyota' }).url).toBe('/toyota/');
});

test('a dealership has every field of the specification, and unknown fields are rejected', () => {
  expectFields(dealershipSchema, {
    id: '21',
    name: 'Example Toyota',
    slug: 'example-toyota',
    make: 'Toyota',
    url: 'https://toyota.example.com',
    logo: { url: 'logo.svg' },
    average_rating: 4.9,
    review_count: 85,
  });
});
