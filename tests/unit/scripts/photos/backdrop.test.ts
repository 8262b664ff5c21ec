import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { openBackdrop } from '#scripts/photos/backdrop.ts';
import { BACKDROP } from './photo-fixture.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** How far apart neighbours are in rows of a place of upright stripes: what is sharp and what is blurred. */
async function openStripes(seed: number) {
  const folder = await mkdtemp(join(tmpdir(), 'backdrop-'));
  folders.push(folder);
  const [width, height] = [720, 480];
  const stripes = Uint8Array.from({ length: width * height * 3 }, (_, i) =>
    Math.floor(i / 3) & 4 ? 160 : 90,
  );
  const file = join(folder, 'place.webp');
  await sharp(stripes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true })
    .toFile(file);
  const { data, ...size } = await openBackdrop(file, { ...BACKDROP, horizon: 0.35, seed }, width);
  const contrast = (share: number) => {
    const row = Math.round(share * (size.height - 1)) * size.width * 3;
    // blurring repeats what is at the edges
    const greens = Array.from(
      { length: size.width / 2 },
      (_, x) => data[row + (x + size.width / 4) * 3 + 1] ?? 0,
    );
    return Math.max(...greens) - Math.min(...greens);
  };
  return { size, contrast };
}

test('what is far away is out of focus, the ground before the camera is not', async () => {
  const { size, contrast } = await openStripes(2);
  expect(size).toEqual({ width: 720, height: 480 });
  expect(contrast(0.99)).toBeGreaterThan(40);
  expect(contrast(0.1)).toBeLessThan(contrast(0.99) * 0.8);
  expect(contrast(0.45)).toBeLessThan(contrast(0.99));
});

test('some cameras blur more than others', async () => {
  const [phone, camera] = [await openStripes(2), await openStripes(3)];
  expect(camera.contrast(0.1)).toBeLessThan(phone.contrast(0.1));
});
