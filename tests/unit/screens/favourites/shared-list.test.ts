import { expect, test } from 'vitest';
import { describeSharedList, MAX_SHARED_CARS, sharePath } from '#screens/favourites/SharedCars.tsx';

const cars = { noun: 'car', plural: 'cars' };
const favourite = (id: string) => ({ id, name: '', slug: '', make: '', model: '', primary_image_url: null });

test('the address of a list has its cars, only the latest if there are too many', () => {
  expect(sharePath([favourite('a'), favourite('b,c')])).toBe('/favourites/?ids=a,b%2Cc');
  const many = Array.from({ length: MAX_SHARED_CARS + 1 }, (_, index) => favourite(`n${index}`));
  expect(sharePath(many)).toMatch(/\?ids=n1,/);
});

test.each([
  [2, 2, '2 cars to look at.'],
  [1, 2, '1 car to look at. 1 car on this list is no longer in stock.'],
  [0, 2, '0 cars to look at. 2 cars on this list are no longer in stock.'],
])('%i of %i cars are listed: %s', (listed, asked, words) => {
  expect(describeSharedList(listed, asked, cars)).toBe(words);
});
