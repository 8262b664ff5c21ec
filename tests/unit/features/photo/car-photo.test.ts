import { expect, test } from 'vitest';
import { buildCarPhoto, buildImageUrlPattern } from '#features/photo/photo.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const pictures = buildImageUrlPattern(makeSite());
const url = 'https://photos.example.com/1.jpg';

test('a car shows its main photo, which need not be the first of its photos', () => {
  const images = [{ image: { url: 'https://photos.example.com/2.jpg' } }, { image: { url } }];
  const car = makeCar({ primary_image_url: url, photos_count: 2, images });
  const { src, words } = buildCarPhoto(car, pictures);
  expect(src).toContain('photos.example.com/1.jpg');
  expect(words).toBeUndefined();
});

test.each([
  { primary_image_url: null, photos_count: 3, simple_body: 'ute', src: '/bodies/ute.webp' },
  { primary_image_url: url, photos_count: 0, simple_body: 'ute', src: '/bodies/ute.webp' },
  { primary_image_url: null, photos_count: 0, simple_body: null, src: '/bodies/suv.webp' },
] as const)(
  '$photos_count photos, main one $primary_image_url, body $simple_body: $src',
  ({ src, ...car }) => {
    expect(buildCarPhoto(makeCar(car), pictures)).toMatchObject({
      src,
      srcset: undefined,
      words: 'New arrival. Photos coming soon',
    });
  },
);

test('a photo has the widths of cards, and the outline that stands in for it', () => {
  const photo = buildCarPhoto(
    makeCar({ primary_image_url: url, photos_count: 1, simple_body: 'ute' }),
    pictures,
  );
  expect(photo.body).toBe('ute');
  expect(photo.srcset?.match(/ \d+w/g)).toEqual([' 320w', ' 480w', ' 640w']);
  expect(buildCarPhoto(makeCar(), pictures).body).toBe('suv');
});
