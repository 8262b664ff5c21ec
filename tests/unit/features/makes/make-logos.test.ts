import { expect, test } from 'vitest';
import { toMakeLogo } from '#features/makes/make-logo.ts';

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
