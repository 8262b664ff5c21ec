import { expect, test } from 'vitest';
import type { BodyKey } from '#domain/car/body.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const siteOf = (bodies: readonly BodyKey[], config: Parameters<typeof makeSite>[0] = {}) =>
  makeSite(config, { cars: bodies.map((simple_body) => makeCar({ simple_body })) });

test.each<[bodies: BodyKey[], config: object, testDrive: string | null, address: string]>([
  [['suv'], {}, 'test drive', '/book-test-drive/'],
  [['bike-scooter'], {}, 'test ride', '/book-test-ride/'],
  [['bike-scooter'], { links: { testDrive: '/try-one/' } }, 'test ride', '/try-one/'],
  [['bike-scooter', 'suv'], {}, 'test drive or test ride', '/book-test-drive/'],
  [['boat-yacht'], {}, null, '/book-test-drive/'],
  [['suv'], { stock: false }, null, '/book-test-drive/'],
])('a dealer of %j with %j offers a %s at %s', (bodies, config, testDrive, address) => {
  const { testDrive: offered, links } = siteOf(bodies, config);
  expect([offered, links.testDrive]).toEqual([testDrive, address]);
});

test('words for vehicles follow from the stock, unless the dealer has its own', () => {
  const config = { description: 'A {vehicle}, {vehicles} and more {vehicles}.' };
  expect(siteOf(['bike-scooter'], config).description).toBe('A bike, bikes and more bikes.');
  const own = siteOf(['suv'], { ...config, vehicle: { noun: 'wagon', plural: 'wagons' } });
  expect(own.description).toBe('A wagon, wagons and more wagons.');
  expect(own.vehicle).toMatchObject({ noun: 'wagon', plural: 'wagons' });
});
