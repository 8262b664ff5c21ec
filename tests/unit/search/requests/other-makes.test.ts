import { expect, test } from 'vitest';
import { MAKES } from '#domain/car/makes.ts';
import { isOtherMakesPath, listOtherMakes, searchPath } from '#search/requests/other-makes.ts';
import { buildSlugTable } from '#search/state/slugs.ts';

const known = buildSlugTable([
  { make: 'Land Rover', model: 'Defender' },
  { make: 'Handmade', model: 'One' },
]);

test.each([
  [[], '/search/'],
  [['toyota'], '/search/toyota/'],
  [['toyota', 'hilux'], '/search/toyota/hilux/'],
])('the slugs %j are searched at %s', (slugs, path) => {
  expect(searchPath(...slugs)).toBe(path);
});

test('the other makes are all bundled ones that the dealer has never listed', () => {
  expect(listOtherMakes(known)).toEqual(MAKES.filter(({ name }) => name !== 'Land Rover'));
  expect(listOtherMakes(known)).toHaveLength(MAKES.length - 1);
});

test.each([
  ['/search/other_makes/', true],
  ['/search/toyota/', true],
  ['/search/land-rover/', false],
  ['/search/handmade/', false],
  ['/search/toyota/hilux/', false],
  ['/search/', false],
])('%s shows the page of the other makes: %s', (path, is) => {
  expect(isOtherMakesPath(path, known)).toBe(is);
});
