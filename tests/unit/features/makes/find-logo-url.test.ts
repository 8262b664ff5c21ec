import { expect, test } from 'vitest';
import { findLogoUrl } from '#features/makes/make-logo.ts';

test.each(['constructor', 'valueOf', 'Great Wall'])('a make called %s has no picture of its own', (make) => {
  expect(findLogoUrl({ Kia: '/kia.svg' }, make)).toBeUndefined();
});
