import { expect, test } from 'vitest';
import { bodyImageUrl, findLogoUrl, splitMakes, toMakeLogo } from '#features/makes/makes.ts';

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

test.each(['constructor', 'valueOf', 'Great Wall'])('a make called %s has no picture of its own', (make) => {
  expect(findLogoUrl({ Kia: '/kia.svg' }, make)).toBeUndefined();
});

test('a make has its picture, and a body type the one of its key', () => {
  expect(findLogoUrl({ Kia: '/kia.svg' }, 'Kia')).toBe('/kia.svg');
  expect(bodyImageUrl('cabChassis')).toBe('/bodies/cabChassis.webp');
});

const links = (count: number, current?: number) =>
  Array.from({ length: count }, (_, n) => ({
    value: `M${n + 1}`,
    label: `M${n + 1}`,
    count: 100 - n,
    href: `/search/m${n + 1}/`,
    current: n + 1 === current,
  }));
const names = (list: readonly { value: string }[]) => list.map(({ value }) => value).join(' ');

test('seven makes need no toggle', () => {
  const { shown, extra } = splitMakes(links(7));
  expect(shown).toHaveLength(7);
  expect(extra).toEqual([]);
});

test('seven of eight makes are shown', () => {
  const { shown, extra } = splitMakes(links(8));
  expect(names(shown)).toBe('M1 M2 M3 M4 M5 M6 M7');
  expect(names(extra)).toBe('M8');
});

test('the chosen make is always shown, and the make it replaces moves behind the toggle', () => {
  const { shown, extra } = splitMakes(links(9, 9));
  expect(names(shown)).toBe('M1 M2 M3 M4 M5 M6 M9');
  expect(names(extra)).toBe('M7 M8');
});

test('a chosen make among the first leaves the order as it is', () => {
  const { shown, extra } = splitMakes(links(8, 3));
  expect(names(shown)).toBe('M1 M2 M3 M4 M5 M6 M7');
  expect(names(extra)).toBe('M8');
});
