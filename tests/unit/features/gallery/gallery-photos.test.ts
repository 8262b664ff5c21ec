import { expect, test } from 'vitest';
import { galleryPhotos } from '#features/gallery/gallery-photos.ts';

test('a photo keeps the caption of the stock data', () => {
  const captioned = [{ image: { url: '/a.webp', alt: 'dashboard' } }, { image: { url: '/b.webp' } }];
  const car = { primary_image_url: '/b.webp', photos_count: 2, images: captioned };
  expect(galleryPhotos(car).map(({ caption }) => caption)).toEqual([undefined, 'dashboard']);
});

const images = ['/a.webp', '/b.webp', '/a.webp'].map((url) => ({ image: { url } }));

test.each([
  {
    what: 'a primary photo',
    car: { primary_image_url: '/b.webp', photos_count: 3, images },
    urls: ['/b.webp', '/a.webp'],
  },
  {
    what: 'only a primary photo',
    car: { primary_image_url: '/c.webp', photos_count: 1, images: [] },
    urls: ['/c.webp'],
  },
  { what: 'no primary photo', car: { primary_image_url: null, photos_count: 3, images }, urls: [] },
  { what: 'a count of no photos', car: { primary_image_url: '/b.webp', photos_count: 0, images }, urls: [] },
])('a car with $what shows $urls, the primary one first, none twice (T-46)', ({ car, urls }) => {
  expect(galleryPhotos(car)).toEqual(
    urls.map((url, index) => ({ url, number: index + 1, caption: undefined })),
  );
});
