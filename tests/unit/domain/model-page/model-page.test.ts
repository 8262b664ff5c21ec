import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  brandPagePath,
  brandPageSchema,
  modelPagePath,
  modelPageSchema,
} from '#domain/model-page/model-page.ts';

test.each([
  [modelPagePath({ model: 'MU-X' }), '/models/mu-x/'],
  [modelPagePath({ model: 'D-MAX' }), '/models/d-max/'],
  [modelPagePath({ model: 'ID.4', slug: 'id4' }), '/models/id4/'],
  [brandPagePath({ make: 'Jeep' }), '/brands/jeep/'],
  [brandPagePath({ make: 'Mercedes-Benz' }), '/brands/mercedes-benz/'],
  [brandPagePath({ make: 'GWM', slug: 'haval' }), '/brands/haval/'],
])('%s: the address is the page’s own slug, else made from its make or model', (path, expected) => {
  expect(path).toBe(expected);
});

const brand = { make: 'Isuzu', heading: 'Isuzu', description: 'Utes and SUVs.' };
const unsaid = { text: [], image: null, features: [] };

test('a page about a make or a model may do without text, picture and features', () => {
  expect(v.parse(brandPageSchema, brand)).toEqual({ ...brand, ...unsaid });
  const model = { ...brand, model: 'MU-X' };
  expect(v.parse(modelPageSchema, model)).toEqual({ ...model, ...unsaid });
});

test.each([
  { model: 'MU-X' },
  { make: '' },
  { features: [{ title: 'Towing', text: 'Up to 3.5 tonnes.', icon: 'tow' }] },
  { features: [{ title: 'Towing' }] },
])('a page about a make with %j is rejected', (over) => {
  expect(v.is(brandPageSchema, { ...brand, ...over })).toBe(false);
});
