import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BLUE, RED, setUpPictureHost } from './picture-host.ts';

const { ask, askFile } = setUpPictureHost();

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

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', heif: 'image/avif' };

describe('format', () => {
  test.each([
    ['a.jpg', '', 'jpeg'],
    ['a.jpg', 'image/*,*/*', 'jpeg'],
    ['a.jpg', 'image/webp,*/*', 'webp'],
    ['a.jpg', 'image/webp,image/avif', 'heif'],
    ['a.jpg', 'image/avif;q=0, image/webp', 'webp'],
    ['cut-out.png', '', 'png'],
    ['a.webp', '', 'webp'],
    ['a.avif', '', 'heif'],
    ['a.avif', 'image/webp', 'webp'],
  ] as const)('%s for a browser that takes "%s" is %s', async (name, accept, format) => {
    const { headers, body } = await ask(`url=/photos/${name}&w=20`, { accept });
    expect(headers).toMatchObject({ 'content-type': TYPES[format], vary: 'Accept' });
    expect(await sharp(body).metadata()).toMatchObject({ format });
  });

  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const)('fm=%s is followed whatever the browser takes', async (fm, format) => {
    const { headers, body } = await ask(`url=/photos/a.jpg&w=20&fm=${fm}`, { accept: 'image/avif' });
    expect(headers['content-type']).toBe(TYPES[format]);
    expect(headers.vary).toBeUndefined();
    expect(await sharp(body).metadata()).toMatchObject({ format });
  });

  test.each(['avif', 'webp', 'png'])('a transparent picture stays transparent in %s', async (fm) => {
    const { body } = await ask(`url=/photos/cut-out.png&w=20&fm=${fm}`);
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect({ channels: info.channels, alpha: data[3] }).toEqual({ channels: 4, alpha: 0 });
  });

  test('a transparent picture has a white background in jpg', async () => {
    const { body } = await ask('url=/photos/cut-out.png&w=20&fm=jpg');
    expect([...(await sharp(body).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test.each([
    ['drawing.svg', 'image/svg+xml'],
    ['a.gif', 'image/gif'],
  ])('%s is handed on untouched, whatever is asked', async (name, type) => {
    const [original, answer] = [
      await askFile(`/photos/${name}`),
      await ask(`url=/photos/${name}&w=5&fm=webp`),
    ];
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type, 'x-of-source': 'yes' } });
    expect(answer.body).toEqual(original.body);
    expect((await ask(`url=/photos/${name}`, { 'if-none-match': String(answer.headers.etag) })).status).toBe(
      304,
    );
  });
});
