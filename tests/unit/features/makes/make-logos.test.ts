import { expect, test } from 'vitest';
import { toMakeLogo } from '#features/makes/make-logo.ts';
import { getMakeLogos } from '#features/makes/make-logos.ts';
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
  ['Holden', 'H'],
  ['Great Wall', 'GW'],
  ['Austin-Healey', 'AH'],
  ['One Two Three Four', 'OTT'],
])('without a picture %s is shown as %s', (name, letters) => {
  expect(toMakeLogo(name, undefined)).toEqual({ kind: 'letters', letters });
});
