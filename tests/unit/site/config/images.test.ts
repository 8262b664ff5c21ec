import * as v from 'valibot';
import { expect, test } from 'vitest';
import { imagesSchema } from '#site/config/images.ts';
import { formatIssues } from '#site/errors/format-issues.ts';

test.each([
  [{}, { provider: 'netlify', quality: 45 }],
  [
    { provider: 'none', quality: 1 },
    { provider: 'none', quality: 1 },
  ],
  [
    { provider: 'cloudinary', cloudName: 'example-1_A', quality: 100 },
    { provider: 'cloudinary', cloudName: 'example-1_A', quality: 100 },
  ],
  [
    { provider: 'netlify', cloudName: 'example' },
    { provider: 'netlify', cloudName: 'example', quality: 45 },
  ],
])('pictures are resized as %j says', (given, images) => {
  expect(v.parse(imagesSchema, given)).toEqual(images);
});

test.each([
  [{ provider: 'cloudinary' }, 'is an object. Must name the "cloudName" where the provider is "cloudinary".'],
  [{ provider: 'cloudinary', cloudName: '' }, 'cloudName: is "". Must be a cloud name, such as "example".'],
  [{ cloudName: 'a/b' }, 'cloudName: is "a/b". Must be a cloud name, such as "example".'],
  [{ quality: 0 }, 'quality: is 0. Must be 1 or more.'],
  [{ quality: 101 }, 'quality: is 101. Must be 100 or less.'],
  [{ quality: 45.5 }, 'quality: is 45.5. Must be a whole number.'],
])('%j is an error', (given, problem) => {
  const { issues = [] } = v.safeParse(imagesSchema, given);
  expect(formatIssues('images', issues, imagesSchema)).toEqual([`images: ${problem}`]);
});
