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

test('a page about a make or a model has a slug, text, a picture and features of its own', () => {
  const full = {
    ...brand,
    ...{ slug: 'isuzu-utes', text: ['Built to tow.'], image: 'isuzu.webp' },
    features: [{ title: 'Towing', text: 'Up to 3.5 tonnes.' }],
  };
  expect(v.parse(brandPageSchema, full)).toEqual(full);
  expect(v.parse(modelPageSchema, { ...full, model: 'MU-X' })).toEqual({ ...full, model: 'MU-X' });
});

test.each(['make', 'heading', 'description', 'model'])('a page about a model without %s is rejected', (key) =>
  expect(v.is(modelPageSchema, { ...brand, model: 'MU-X', [key]: undefined })).toBe(false),
);

test.each([
  { model: 'MU-X' },
  { make: '' },
  { features: [{ title: 'Towing', text: 'Up to 3.5 tonnes.', icon: 'tow' }] },
  { features: [{ title: 'Towing' }] },
])('a page about a make with %j is rejected', (over) => {
  expect(v.is(brandPageSchema, { ...brand, ...over })).toBe(false);
});
