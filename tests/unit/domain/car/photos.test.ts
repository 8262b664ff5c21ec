import { expect, test } from 'vitest';
import { mainPhotoUrl } from '#domain/car/photos.ts';

test.each([
  { photos_count: 3, primary_image_url: '/1.jpg', shown: '/1.jpg' },
  { photos_count: 1, primary_image_url: null, shown: null },
  { photos_count: 0, primary_image_url: '/no-photo.jpg', shown: null },
])(
  'of $photos_count photos, with $primary_image_url as the main one, $shown is shown (T-46)',
  ({ shown, ...car }) => expect(mainPhotoUrl(car)).toBe(shown),
);
