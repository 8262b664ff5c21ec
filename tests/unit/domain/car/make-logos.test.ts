import { expect, test } from 'vitest';
import { addMakeLogo, getMakeLogos } from '#domain/car/make-logos.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const sources = (names: readonly string[], makes = {}) => ({
  slugs: { makes: { slugOf: new Map(names.map((name) => [name, name.toLowerCase()])) } },
  makes,
  assets: new Map([['our-gwm.svg', '/assets/our-gwm.1a.svg']]),
  logoSprite: { url: '/assets/makes.2b.svg' },
});

test('makes in stock have their bundled logo, and those without one are left out', () => {
  expect(getMakeLogos(sources(['Toyota', 'Land Rover', 'GWM', 'Halden']))).toEqual({
    Toyota: '/assets/makes.2b.svg#toyota',
    'Land Rover': '/assets/makes.2b.svg#land-rover',
  });
});

test("the dealer's own picture takes precedence, if its file is there", () => {
  const own = { GWM: { logo: 'our-gwm.svg' }, Toyota: { logo: 'our-gwm.svg' }, Kia: { logo: 'gone.svg' } };
  expect(getMakeLogos(sources(['Toyota', 'GWM', 'Kia'], own))).toEqual({
    Toyota: '/assets/our-gwm.1a.svg',
    GWM: '/assets/our-gwm.1a.svg',
    Kia: '/assets/makes.2b.svg#kia',
  });
});

test('a car gets the logo of its make, unless its feed gives one (ENT-18)', () => {
  const car = makeCar({ make: 'Toyota', manufacturer: { name: 'Toyota', slug: 'toyota' } });
  const own = { ...car, manufacturer: { ...car.manufacturer, logo: { url: '/feed.png' } } };
  const logos = { Toyota: '/toyota.svg' };
  expect(addMakeLogo(car, logos).manufacturer).toEqual({
    name: 'Toyota',
    slug: 'toyota',
    logo: { url: '/toyota.svg' },
  });
  expect(addMakeLogo(own, logos)).toBe(own);
  expect(addMakeLogo(car, {})).toBe(car);
});
