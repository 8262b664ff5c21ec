import { expect, test } from 'vitest';
import { aboutCar, contactPath } from '#domain/paths.ts';

test.each([
  ['Example Toyota', '/contact-us/example-toyota/'],
  ['Example Toyota Service', '/contact-us/example-toyota/'],
  ['Example Toyota - Parts', '/contact-us/example-toyota/'],
  ['Example Toyota Service Centre', '/contact-us/example-toyota-service-centre/'],
  ['車', '/contact-us/yard/'],
])('people write to %j at %s (T-79)', (name, path) => {
  expect(contactPath({ name, slug: 'yard' })).toBe(path);
});

test('an id that is no plain word is still one parameter', () => {
  expect(aboutCar('/contact/', { id: 'a&b=c' })).toBe('/contact/?car_id=a%26b%3Dc');
});
