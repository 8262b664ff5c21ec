import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { drawPreview } from '#scripts/build/channels/draw-preview.ts';
import { writePreviews } from '#scripts/build/channels/write-previews.ts';
import { getPreviewPath, type LinkPreview, makeCarPreview } from '#site/link-previews.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const ALL: Parameters<typeof makeSite>[0] = {
  channels: { previews: ['dealer', 'offers', 'vehicles'] },
};
const PHOTO = '/assets/photo.jpg';

const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer();

describe('a picture', () => {
  const car = makeCar({ price: 52_990, price_type: 'Drive Away' });
  const usual = makeCarPreview(car, makeSite(ALL)) as LinkPreview;

  test('is a JPEG of 1200 x 630 pixels that networks take, whatever is on the photo', async () => {
    const jpeg = await drawPreview(usual, await noise());
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(120_000);
  });

  test.each<[string, Partial<LinkPreview>]>([
    ['usual words', {}],
    [
      'long names',
      {
        title: 'LandCruiser '.repeat(12),
        subtitle: 'Workmate Single Cab '.repeat(20),
        dealer: 'Motors '.repeat(30),
      },
    ],
    ['one long word', { title: 'W'.repeat(400) }],
    [
      'a large price with long terms',
      { amount: '$1,234,567', terms: ['Drive Away '.repeat(9), 'Or buy it for $23,990 '.repeat(7)] },
    ],
    ['words of markup and other scripts', { title: '<b>&amp; 東京 Škoda', subtitle: '"\'\u0000' }],
    ['no words', { title: '', subtitle: '', dealer: '', amount: null, terms: [] }],
  ])('holds %s inside its margins, in the colours of the dealer', async (_, words) => {
    const preview = { ...usual, colours: { background: '#0000ff', text: '#ffffff' }, ...words };
    const { data, info } = await sharp(await drawPreview(preview, undefined))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isWritten = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 100;
    const written: [number, number][] = [];
    for (let y = 0; y < info.height; y += 2)
      for (let x = 0; x < info.width; x += 2) if (isWritten(x, y)) written.push([x, y]);
    const outside = written.filter(([x, y]) => x < 24 || x > 1176 || y < 12 || y > 618);
    expect(outside).toEqual([]);
    expect(written.length > 0).toBe(preview.title !== '');
  });
});

describe('builds', () => {
  const site = makeSite(ALL, { cars: [makeCar({ primary_image_url: PHOTO })] });
  const build = async (
    folder: string,
    name: string,
    before: string,
    hashed: readonly string[],
    photo: Uint8Array,
  ) => {
    const dir = join(folder, name);
    await mkdir(join(dir, 'assets'), { recursive: true });
    await writeFile(join(dir, PHOTO), photo);
    const known = Object.fromEntries(hashed.map((file) => [file, null]));
    const written = await writePreviews(dir, site, { dir: join(folder, before), hashed: known });
    return { ...written, dir };
  };

  test('link the pictures of the last output, and draw the others', async () => {
    const folder = await makeTemporaryFolder();
    const first = await build(folder, 'first', 'none', [], await noise());
    expect(first).toMatchObject({ files: [expect.any(String), expect.any(String)], notes: [] });
    const [file = ''] = first.files;
    const second = await build(folder, 'second', 'first', [file], await noise());
    expect(second.files.toSorted()).toEqual(first.files.toSorted());
    const inode = async (dir: string, path: string) => (await stat(join(dir, path))).ino;
    expect(await inode(second.dir, file)).toBe(await inode(first.dir, file));
    expect(await inode(second.dir, first.files[1] ?? '')).not.toBe(
      await inode(first.dir, first.files[1] ?? ''),
    );
  });

  test('publish a picture of words alone where the photo is broken, say so, and try again', async () => {
    const folder = await makeTemporaryFolder();
    const broken = await build(folder, 'broken', 'none', [], Buffer.from('no picture'));
    expect(broken.notes).toEqual([
      expect.stringMatching(
        /: link previews: 1 of 2 without their photo, such as \/assets\/photo\.jpg \(.+\)\.$/,
      ),
    ]);
    const file = getPreviewPath(makeCarPreview(site.cars[0] as Car, site) as LinkPreview);
    const before = await readFile(join(broken.dir, file));
    const mended = await build(folder, 'mended', 'broken', broken.files, await noise());
    expect(mended.notes).toEqual([]);
    expect((await readFile(join(mended.dir, file))).equals(before)).toBe(false);
  });

  test('read no photo outside of the output, whatever a feed says', async () => {
    const folder = await makeTemporaryFolder();
    await mkdir(join(folder, 'site/assets'), { recursive: true });
    await writeFile(join(folder, 'outside.jpg'), await noise());
    const cars = [makeCar({ primary_image_url: '/../outside.jpg' })];
    const { notes } = await writePreviews(join(folder, 'site'), makeSite(ALL, { cars }), {
      dir: '',
      hashed: {},
    });
    expect(notes).toEqual([expect.stringContaining('1 of 2 without their photo')]);
  });
});
