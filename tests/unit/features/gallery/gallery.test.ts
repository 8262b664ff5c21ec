import fc from 'fast-check';
import { expect, test } from 'vitest';
import { galleryPhotos } from '#features/gallery/gallery-photos.ts';
import { FITTED, type Frame, MAX_ZOOM, panBy, type Zoom, zoomTo } from '#features/gallery/zoom.ts';

/** A 3:2 photo in a box twice as high as it. */
const frame: Frame = { box: { width: 390, height: 520 }, photo: { width: 390, height: 260 } };
const MIDDLE = { x: 0, y: 0 };

test.each([
  { asked: 0.2, scale: 1 },
  { asked: 1, scale: 1 },
  { asked: 2, scale: 2 },
  { asked: 4, scale: 4 },
  { asked: 9, scale: MAX_ZOOM },
])('a photo is enlarged up to four times and never made smaller: $asked gives $scale', ({ asked, scale }) => {
  expect(zoomTo(FITTED, asked, MIDDLE, frame)).toEqual({ scale, x: 0, y: 0 });
});

test('the point under the fingers stays there', () => {
  expect(zoomTo(FITTED, 2, { x: 50, y: 0 }, frame)).toEqual({ scale: 2, x: -50, y: 0 });
});

test('a photo that is narrower than its box stays in the middle of it', () => {
  expect(zoomTo(FITTED, 2, { x: 0, y: 100 }, frame).y).toBe(0);
  expect(panBy({ scale: 1.5, x: 0, y: 0 }, { x: 0, y: 80 }, frame).y).toBe(0);
});

const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const point = fc.record({ x: number, y: number });
const deed = fc.oneof(
  fc.record({ by: point }),
  fc.record({ scale: fc.double({ min: 0.1, max: 20, noNaN: true }), at: point }),
);

test('whatever is done to it, a photo never shows a bare edge, and fits again at scale 1', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 12 }), (deeds) => {
      let zoom: Zoom = FITTED;
      for (const one of deeds)
        zoom = 'by' in one ? panBy(zoom, one.by, frame) : zoomTo(zoom, one.scale, one.at, frame);
      const bare = Math.max(0, (frame.photo.width * zoom.scale - frame.box.width) / 2);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(bare + 1e-6);
      expect(zoomTo(zoom, 1, MIDDLE, frame)).toEqual(FITTED);
    }),
  );
});

test('a photo moves as far as its edges, and no further', () => {
  const twice: Zoom = { scale: 2, x: 0, y: 0 };
  expect(panBy(twice, { x: 194, y: 0 }, frame)).toEqual({ scale: 2, x: 194, y: 0 });
  expect(panBy(twice, { x: 196, y: 0 }, frame)).toEqual({ scale: 2, x: 195, y: 0 });
  expect(panBy(twice, { x: -196, y: 0 }, frame)).toEqual({ scale: 2, x: -195, y: 0 });
  expect(panBy({ scale: 3, x: 10, y: 20 }, { x: 5, y: 7 }, frame)).toEqual({ scale: 3, x: 15, y: 27 });
  expect(panBy({ scale: 3, x: 0, y: 0 }, { x: 0, y: -500 }, frame)).toEqual({ scale: 3, x: 0, y: -130 });
});

test('a point beside the middle stays under the fingers of a photo that was moved before', () => {
  expect(zoomTo({ scale: 3, x: 30, y: 0 }, 4, { x: 60, y: 40 }, frame)).toEqual({
    scale: 4,
    x: 20,
    y: 40 - 40 * (4 / 3),
  });
  expect(zoomTo({ scale: 4, x: 100, y: 60 }, 3, { x: 20, y: 0 }, frame)).toEqual({ scale: 3, x: 80, y: 45 });
});

test('a photo that lies in the middle has no negative zero', () => {
  expect(panBy(FITTED, { x: -5, y: -5 }, frame)).toEqual(FITTED);
});

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
