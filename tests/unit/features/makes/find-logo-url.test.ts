import { expect, test } from 'vitest';
import { bodyImageUrl, findLogoUrl } from '#features/makes/make-logo.ts';

test.each(['constructor', 'valueOf', 'Great Wall'])('a make called %s has no picture of its own', (make) => {
  expect(findLogoUrl({ Kia: '/kia.svg' }, make)).toBeUndefined();
});

test('a make has its picture, and a body type the one of its key', () => {
  expect(findLogoUrl({ Kia: '/kia.svg' }, 'Kia')).toBe('/kia.svg');
  expect(bodyImageUrl('cabChassis')).toBe('/bodies/cabChassis.webp');
});
