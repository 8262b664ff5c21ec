import { expect, test } from 'vitest';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';

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
