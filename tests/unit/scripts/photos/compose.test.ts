import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { PhotoComposer, type PhotoRequest, spotOf } from '#scripts/photos/compose.ts';
import { type SubjectEntry, sizesOf } from '#scripts/photos/layers.ts';
import { makeRequest, makeSubject, writeLayers } from './photo-fixture.ts';

const FRONT = sizesOf('hero').shown;
const OTHER = sizesOf('side').shown;

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function composePixels(request: Partial<PhotoRequest> = {}, subject: SubjectEntry = makeSubject()) {
  const { folder, index } = await writeLayers(subject);
  folders.push(folder);
  const picture = await new PhotoComposer(folder, index).compose(makeRequest(request));
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.round(y) * info.width + Math.round(x)) * 3;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0] as const;
  };
  return { at, info };
}

const brightness = ([r, g, b]: readonly [number, number, number]) => r + g + b;

test('a picture from the front is 960 by 640, the vehicle in its paint before the place', async () => {
  const { at, info } = await composePixels({ paint: 'Red' });
  expect({ width: info.width, height: info.height }).toEqual(FRONT);
  const [red, green, blue] = at(480, 320);
  expect(red).toBeGreaterThan(green * 2);
  expect(Math.abs(green - blue)).toBeLessThan(12);
  const [r, g, b] = at(20, 20);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(16);
});

test('white is brighter than silver, silver than grey, and grey than black', async () => {
  const paints = ['White', 'Silver', 'Grey', 'Black'] as const;
  const shown: number[] = [];
  for (const paint of paints) shown.push(brightness((await composePixels({ paint })).at(480, 320)));
  expect(shown).toEqual([...shown].sort((a, b) => b - a));
});

test('the same request gives the same pixels, another seed another place in the picture', async () => {
  const [first, again] = [await composePixels(), await composePixels()];
  expect(again.at(480, 320)).toEqual(first.at(480, 320));
  const spots = Array.from({ length: 21 }, (_, seed) => JSON.stringify(spotOf(makeSubject(), seed, FRONT)));
  expect(new Set(spots).size).toBe(21);
});

test('a vehicle stays in the picture and on the ground, whatever the seed', () => {
  const subject = makeSubject({ left: 20, top: 90, partWidth: 500, partHeight: 240 });
  for (let seed = 0; seed < 500; seed += 1) {
    const { left, top, width, height } = spotOf(subject, seed, FRONT);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(FRONT.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(FRONT.height);
    // the horizon divides it as it did
    const above = (subject.horizon * FRONT.height - top) / height;
    expect(above).toBeCloseTo((subject.horizon * 360 - subject.top) / subject.partHeight, 1);
  }
});

test.each(['wheel', 'lamp', 'dash', 'seats'])('a %s fills the picture', (view) => {
  const subject = makeSubject({ view, left: 0, top: 0, partWidth: 540, partHeight: 360 });
  const { shown } = sizesOf(view);
  expect(spotOf(subject, 12, shown)).toEqual({ left: 0, top: 0, ...shown });
});

test('what is no first picture is shown in the size that is stored', () => {
  const subject = makeSubject({
    view: 'side',
    width: OTHER.width,
    left: 30,
    top: 90,
    partWidth: 600,
    partHeight: 250,
  });
  for (let seed = 0; seed < 50; seed += 1)
    expect(spotOf(subject, seed, OTHER)).toEqual({ left: 30, top: 90, width: 600, height: 250 });
});

test('some pictures are lighter or warmer than others, by a little', async () => {
  const shown: (readonly [number, number, number])[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) shown.push((await composePixels({ seed })).at(480, 320));
  const [lights, warmths] = [shown.map(brightness), shown.map(([r, , b]) => r - b)];
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  expect(spread(lights)).toBeGreaterThan(10);
  expect(spread(lights)).toBeLessThan(90);
  expect(spread(warmths)).toBeGreaterThan(2);
});

test('a dark picture is darker, a cropped one shows the vehicle larger', async () => {
  const usual = await composePixels();
  const dark = await composePixels({ flaw: 'dark' });
  expect(brightness(dark.at(20, 20))).toBeLessThan(brightness(usual.at(20, 20)) * 0.8);
  const tilted = await composePixels({ flaw: 'tilted' });
  expect({ width: tilted.info.width, height: tilted.info.height }).toEqual(FRONT);
  const cropped = await composePixels({ flaw: 'cropped' });
  expect({ width: cropped.info.width, height: cropped.info.height }).toEqual(FRONT);
});

test('a name darkens the plate', async () => {
  const plate = [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
    [0.4, 0.6],
  ] as const;
  const subject = makeSubject({ view: 'wheel', plate });
  const blank = await composePixels({ view: 'wheel', paint: 'White' }, subject);
  const named = await composePixels({ view: 'wheel', paint: 'White', text: 'EXAMPLE' }, subject);
  const { width, height } = sizesOf('wheel').shown;
  const row = Array.from({ length: width / 4 }, (_, i) => [width * 0.38 + i, height * 0.49] as const);
  const darker = row.filter(([x, y]) => brightness(named.at(x, y)) < brightness(blank.at(x, y)) * 0.7);
  expect(darker.length).toBeGreaterThan(20);
});

test('a close-up shows what is round the number plate, larger than the whole picture does', async () => {
  const plate = [
    [0.45, 0.5],
    [0.5, 0.5],
    [0.5, 0.55],
    [0.45, 0.55],
  ] as const;
  const subject = makeSubject({ plate });
  const { at, info } = await composePixels({ view: 'nose', paint: 'Red' }, subject);
  expect({ width: info.width, height: info.height }).toEqual(OTHER);
  const isRed = ([red, green]: readonly [number, number, number]) => red > green * 2;
  const rows = Array.from({ length: OTHER.height }, (_, y) => isRed(at(OTHER.width / 2, y)));
  const whole = await composePixels({ paint: 'Red' }, subject);
  const fewer = Array.from({ length: FRONT.height }, (_, y) => isRed(whole.at(FRONT.width / 2, y)));
  const share = (seen: readonly boolean[]) => seen.filter(Boolean).length / seen.length;
  expect(share(rows)).toBeGreaterThan(share(fewer) * 1.3);
});

test('a picture that is not rendered says how to get it', async () => {
  await expect(composePixels({ kind: 'bus' })).rejects.toThrow(
    'photos: there is no hero of a bus a in noon. Render it: scripts/photos/README.md says how.',
  );
});
