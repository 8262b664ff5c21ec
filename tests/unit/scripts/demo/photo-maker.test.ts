import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPhotosDir } from '#scripts/demo/ensure-demo.ts';
import { createPhotoMaker } from '#scripts/demo/photo-maker.ts';
import { makePhotographs } from '#scripts/demo/pictures/make-photographs.ts';
import { photographsOf } from '#scripts/demo/pictures/photographs.ts';

const VEHICLE = { stockNumber: 'C1', make: 'Toyota', shape: 'suv', paint: 'Red', km: null } as const;
const [NAMED, OTHER] = ['C1', 'C2'].map(
  (stockNumber) => photographsOf({ ...VEHICLE, stockNumber }, 'EXAMPLE')[0]?.name ?? '',
) as [string, string];

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'photo-maker-'));
  await mkdir(join(dataDir, 'demo', 'example'), { recursive: true });
  const note = JSON.stringify({ key: '', pictures: [NAMED] });
  await writeFile(join(dataDir, 'demo', 'example', 'stock.json.made'), note);
});
afterEach(() => rm(dataDir, { recursive: true }));

const path = (name: string) => join('dist', 'example', 'assets', 'photos', name);
const made = () => readdir(demoPhotosDir(dataDir)).catch(() => []);

test('a photograph that the stock names is made when it is asked for, once for all who ask', async () => {
  const make = createPhotoMaker(dataDir);
  const file = join(demoPhotosDir(dataDir), NAMED);
  expect(await Promise.all([make(path(NAMED)), make(path(NAMED))])).toEqual([file, file]);
  expect(await made()).toEqual([NAMED]);
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: 960, height: 640, format: 'webp' });
});

test('another photograph can stand in for one, but not for one that no stock names', async () => {
  const make = createPhotoMaker(dataDir, () => OTHER);
  expect(await make(path(NAMED))).toBe(join(demoPhotosDir(dataDir), OTHER));
  expect(await make(path(OTHER))).toBeUndefined();
});

test.each([
  ['a photograph that no stock names', path(OTHER)],
  ['a name of another sort', path('suv-white-side-0a1b2c3d.webp')],
  ['a photograph elsewhere', join('dist', 'example', 'assets', NAMED)],
])('%s is not made', async (_, file) => {
  expect(await createPhotoMaker(dataDir)(file)).toBeUndefined();
  expect(await made()).toEqual([]);
});

test('all photographs of a site can be made before it is published', async () => {
  const told: number[] = [];
  await makePhotographs(demoPhotosDir(dataDir), [NAMED, OTHER], (done) => told.push(done));
  expect(told).toEqual([1, 2]);
  expect((await made()).sort()).toEqual([NAMED, OTHER].sort());
});
