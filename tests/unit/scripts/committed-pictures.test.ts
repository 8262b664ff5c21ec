import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SLIDE_SIZE } from '#domain/blocks/slide.ts';
import { COMMITTED_PHOTOS } from '#scripts/photos/committed/committed-photos.ts';
import { COMMITTED_PROMOS } from '#scripts/photos/committed/committed-promos.ts';
import { COMMITTED_SLIDES } from '#scripts/photos/committed/committed-slides.ts';
import { requestOf } from '#scripts/photos/committed/write-photo.ts';
import { writePromo } from '#scripts/photos/committed/write-promo.ts';
import { writeSlide } from '#scripts/photos/committed/write-slide.ts';
import { findSubject } from '#scripts/photos/compose.ts';
import { PHOTO_INDEX } from '#scripts/photos/open-layers.ts';

async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  return work(folder).finally(() => rm(folder, { recursive: true }));
}

test('a slide is as large as sliders show it: text on its own colour, and a photograph', async () => {
  const [slide] = COMMITTED_SLIDES;
  if (!slide) throw new Error('no slide');
  await inNewFolder(async (folder) => {
    const bytes = await writeSlide(slide, folder);
    expect(bytes).toBeLessThan(30_000);
    const picture = sharp(join(folder, slide.file));
    expect(await picture.metadata()).toMatchObject(SLIDE_SIZE);
    const statsOf = async (left: number, width: number) =>
      sharp(await picture.clone().extract({ left, top: 0, width, height: 540 }).png().toBuffer()).stats();
    for (const [i, { mean }] of (await statsOf(0, 60)).channels.entries())
      expect(Math.abs(mean - Number.parseInt(slide.ground.slice(1 + 2 * i, 3 + 2 * i), 16))).toBeLessThan(5);
    expect((await statsOf(1400, 500)).entropy).toBeGreaterThan(5);
  });
});

test('a promo is square, and its background shows the colour of its tile', async () => {
  const [promo] = COMMITTED_PROMOS;
  if (!promo) throw new Error('no promo');
  await inNewFolder(async (folder) => {
    expect(await writePromo(promo, folder)).toBeLessThan(40_000);
    const { width, height, hasAlpha } = await sharp(join(folder, promo.file)).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 1000, height: 1000, hasAlpha: true });
  });
});

test('every vehicle of a committed picture is rendered with the face of its own', () => {
  for (const shot of [...COMMITTED_PHOTOS, ...COMMITTED_SLIDES.map(({ shot }) => shot)]) {
    const [, subject] = findSubject(PHOTO_INDEX, requestOf(shot));
    expect(subject).toMatchObject({ kind: shot.kind, face: shot.face });
  }
});
