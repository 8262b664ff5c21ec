import { expect, test } from 'vitest';
import { slugify } from '#domain/slug.ts';

test.each([
  ['Mercedes-Benz', 'mercedes-benz'],
  ['ID.4', 'id-4'],
  ['Citroën C3 Aircross', 'citroen-c3-aircross'],
  ['  3/12 “Example” St. ', '3-12-example-st'],
  ['--a--', 'a'],
  ['!!!', ''],
])('the name %j is %j in addresses', (name, slug) => expect(slugify(name)).toBe(slug));
