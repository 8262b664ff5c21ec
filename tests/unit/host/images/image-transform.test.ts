import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BLUE, RED, setUpPictureHost } from './picture-host.ts';

const { ask } = setUpPictureHost();

describe('size', () => {
  test.each([
    ['', 60, 40],
    ['&w=30', 30, 20],
    ['&h=20', 30, 20],
    ['&w=30&h=30', 30, 20],
    ['&w=600', 60, 40],
    ['&w=4000&h=4000', 60, 40],
    ['&w=1', 1, 1],
    ['&w=30&h=30&fit=contain', 30, 20],
    ['&w=30&h=30&fit=cover', 30, 30],
    ['&w=90&h=90&fit=cover', 40, 40],
    ['&w=4000&h=2000&fit=cover', 60, 30],
    ['&w=30&h=30&fit=fill', 30, 30],
    ['&w=90&h=10&fit=fill', 60, 7],
    ['&w=30&fit=fill', 30, 40],
  ])('a picture of 60 x 40 with "%s" becomes %i x %i', async (query, width, height) => {
    const { body } = await ask(`url=/photos/a.jpg${query}`);
    expect(await sharp(body).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  });

  test.each([
    ['left', RED],
    ['right', BLUE],
  ])('cover keeps the side that position=%s names', async (position, colour) => {
    const { body } = await ask(`url=/photos/a.jpg&w=10&h=40&fit=cover&fm=png&position=${position}`);
    const [r = 0, , b = 0] = await sharp(body)
      .extract({ left: 5, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.abs(r - colour.r) + Math.abs(b - colour.b)).toBeLessThan(20);
  });

  test('a photo is rotated upright by its EXIF data', async () => {
    const { body } = await ask('url=/photos/lying.jpg');
    expect(await sharp(body).metadata()).toMatchObject({ width: 40, height: 60 });
    expect((await sharp(body).metadata()).orientation).toBeUndefined();
  });
});
