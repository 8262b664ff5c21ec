import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addMakeLogo, findMake, getMakeLogos, MAKES, toManufacturer } from '#domain/car/makes.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('about 140 makes are known, each with its own slug', () => {
  expect(MAKES.length).toBeGreaterThanOrEqual(135);
  expect(new Set(MAKES.map(({ slug }) => slug)).size).toBe(MAKES.length);
});

test('every listed logo exists, and every existing one has a make', () => {
  const sheet = readFileSync('src/site/logos/logos.svg', 'utf8');
  const ids = Array.from(sheet.matchAll(/^<symbol id="([^"]+)"/gm), ([, id]) => id);
  expect(ids).toEqual(MAKES.flatMap(({ slug, hasLogo }) => (hasLogo ? [slug] : [])).sort());
});

test.each([
  ['Toyota', 'toyota', true],
  ['LAND ROVER', 'land-rover', true],
  ['Mercedes Benz', 'mercedes-benz', true],
  ['Citroën', 'citroen', true],
  ['GWM', 'gwm', false],
  ['Zeekr', 'zeekr', false],
  ['Halden', undefined, undefined],
])('%s has the slug %s, and a logo: %s', (name, slug, hasLogo) => {
  expect(findMake(name)?.slug).toBe(slug);
  expect(findMake(name)?.hasLogo).toBe(hasLogo);
});

test('every make has a name, and they are in alphabetical order', () => {
  const names = MAKES.map(({ name }) => name);
  expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(names.slice(0, 2)).toEqual(['Abarth', 'Acura']);
});

test('every make is found by its name and by its slug', () => {
  expect(MAKES.map(({ name }) => findMake(name))).toEqual(MAKES);
  expect(MAKES.map(({ slug }) => findMake(slug))).toEqual(MAKES);
});

const sources = (names: readonly string[], makes = {}) => ({
  slugs: { makes: { slugOf: new Map(names.map((name) => [name, name.toLowerCase()])) } },
  makes,
  assets: new Map([['our-gwm.svg', '/assets/our-gwm.1a.svg']]),
  logoSprite: { url: '/assets/makes.2b.svg' },
});

test('makes in stock have their bundled logo, and those without one are left out', () => {
  const logos = { Toyota: '/assets/makes.2b.svg#toyota', 'Land Rover': '/assets/makes.2b.svg#land-rover' };
  expect(getMakeLogos(sources(['Toyota', 'Land Rover', 'GWM', 'Halden']))).toEqual(logos);
});

test("the dealer's own picture takes precedence, if its file is there", () => {
  const own = { GWM: { logo: 'our-gwm.svg' }, Toyota: { logo: 'our-gwm.svg' }, Kia: { logo: 'gone.svg' } };
  const [ours, kia] = ['/assets/our-gwm.1a.svg', '/assets/makes.2b.svg#kia'];
  const logos = { Toyota: ours, GWM: ours, Kia: kia };
  expect(getMakeLogos(sources(['Toyota', 'GWM', 'Kia'], own))).toEqual(logos);
});

test('a car gets the logo of its make, unless its feed gives one (ENT-18)', () => {
  const car = makeCar({ make: 'Toyota', manufacturer: { name: 'Toyota', slug: 'toyota' } });
  const own = { ...car, manufacturer: { ...car.manufacturer, logo: { url: '/feed.png' } } };
  const logos = { Toyota: '/toyota.svg' };
  const manufacturer = { name: 'Toyota', slug: 'toyota', logo: { url: '/toyota.svg' } };
  expect(addMakeLogo(car, logos).manufacturer).toEqual(manufacturer);
  expect(addMakeLogo(own, logos)).toBe(own);
  expect(addMakeLogo(car, {})).toBe(car);
});

test.each([
  ['Land Rover', 'land-rover'],
  ['LAND ROVER', 'land-rover'],
  ['Halden Motors', 'halden-motors'],
])('the manufacturer of a %s keeps its name and has the slug %s', (name, slug) => {
  expect(toManufacturer(name)).toEqual({ id: slug, name, slug });
});
