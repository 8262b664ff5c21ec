import { expect, test } from 'vitest';
import { addMakeLogo, getMakeLogos } from '#domain/car/make-logos.ts';
import { toManufacturer } from '#domain/car/manufacturer.ts';
import { toMakeLogo } from '#features/makes/make-logo.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('only makes in stock have a logo, and the dealer’s own takes precedence over the bundled one', () => {
  const cars = ['Toyota', 'Halden', 'GWM'].map((make) => makeCar({ make }));
  const site = makeSite(
    { makes: { Halden: { logo: 'halden.svg' }, Toyota: { logo: 'toyota.png' } } },
    { cars },
  );
  const assets = new Map([
    ['halden.svg', '/assets/halden.1a2b3c4d.svg'],
    ['toyota.png', '/assets/toyota.1a2b3c4d.png'],
  ]);
  expect(getMakeLogos({ ...site, assets })).toEqual({
    Halden: '/assets/halden.1a2b3c4d.svg',
    Toyota: '/assets/toyota.1a2b3c4d.png',
  });
  expect(getMakeLogos(makeSite({}, { cars }))).toEqual({ Toyota: '/assets/makes.1a2b3c4d.svg#toyota' });
});

test('a bundled logo is drawn in ink, a dealer’s own picture as it is', () => {
  expect(toMakeLogo('Toyota', '/assets/makes.1a2b3c4d.svg#toyota')).toEqual({
    kind: 'ink',
    src: '/assets/makes.1a2b3c4d.svg#toyota',
  });
  expect(toMakeLogo('Halden', '/assets/halden.svg')).toEqual({ kind: 'picture', src: '/assets/halden.svg' });
});

test.each([
  ['LDV', 'LDV'],
  ['ldv', 'ldv'],
  ['Holden', 'H'],
  ['Fiat', 'F'],
  ['great  wall', 'GW'],
  ['Great Wall', 'GW'],
  ['Austin-Healey', 'AH'],
  ['One Two Three Four', 'OTT'],
])('without a picture %s is shown as %s', (name, letters) => {
  expect(toMakeLogo(name, undefined)).toEqual({ kind: 'letters', letters });
});

test('a manufacturer has an id, a name, a slug and the address of its logo', () => {
  const car = makeCar({ make: 'Toyota', manufacturer: toManufacturer('Toyota') });
  expect(addMakeLogo(car, { Toyota: '/assets/makes.1a2b3c4d.svg#toyota' }).manufacturer).toEqual({
    id: 'toyota',
    name: 'Toyota',
    slug: 'toyota',
    logo: { url: '/assets/makes.1a2b3c4d.svg#toyota' },
  });
});

test('a picture of the feed takes precedence, and a make without a logo has none', () => {
  const car = makeCar({ make: 'Toyota' });
  const own = { ...car, manufacturer: { ...car.manufacturer, logo: { url: 'https://feed.example/t.png' } } };
  expect(addMakeLogo(own, { Toyota: '/x.svg' })).toBe(own);
  expect(addMakeLogo(car, {})).toBe(car);
});
