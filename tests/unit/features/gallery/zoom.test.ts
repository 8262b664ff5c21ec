import fc from 'fast-check';
import { expect, test } from 'vitest';
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
