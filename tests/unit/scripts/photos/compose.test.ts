import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { PhotoComposer, type PhotoRequest, spotOf } from '#scripts/photos/compose.ts';
import { PICTURE, type SubjectEntry } from '#scripts/photos/layers.ts';
import { makeRequest, makeSubject, writeLayers } from './photo-fixture.ts';

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

test('a picture is 1080 by 720, the vehicle in its paint before the place', async () => {
  const { at, info } = await composePixels({ paint: 'Red' });
  expect({ width: info.width, height: info.height }).toEqual(PICTURE);
  const [red, green, blue] = at(540, 360);
  expect(red).toBeGreaterThan(green * 2);
  expect(Math.abs(green - blue)).toBeLessThan(12);
  const [r, g, b] = at(20, 20);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(6);
});

test('white is brighter than silver, silver than grey, and grey than black', async () => {
  const paints = ['White', 'Silver', 'Grey', 'Black'] as const;
  const shown: number[] = [];
  for (const paint of paints) shown.push(brightness((await composePixels({ paint })).at(540, 360)));
  expect(shown).toEqual([...shown].sort((a, b) => b - a));
});

test('the same request gives the same pixels, another seed another place in the picture', async () => {
  const [first, again] = [await composePixels(), await composePixels()];
  expect(again.at(540, 360)).toEqual(first.at(540, 360));
  const spots = Array.from({ length: 21 }, (_, seed) => JSON.stringify(spotOf(makeSubject(), seed)));
  expect(new Set(spots).size).toBe(21);
});

test('a vehicle stays in the picture and on the ground, whatever the seed', () => {
  const subject = makeSubject({ left: 20, top: 90, partWidth: 500, partHeight: 240 });
  for (let seed = 0; seed < 500; seed += 1) {
    const { left, top, width, height } = spotOf(subject, seed);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(PICTURE.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(PICTURE.height);
    // the horizon divides it as it did
    const above = (subject.horizon * PICTURE.height - top) / height;
    expect(above).toBeCloseTo((subject.horizon * 360 - subject.top) / subject.partHeight, 1);
  }
});

test.each(['wheel', 'lamp', 'dash', 'seats'])('a %s fills the picture', (view) => {
  const subject = makeSubject({ view, left: 0, top: 0, partWidth: 540, partHeight: 360 });
  expect(spotOf(subject, 12)).toEqual({ left: 0, top: 0, width: 1080, height: 720 });
});

test('a dark picture is darker, a cropped one shows the vehicle larger', async () => {
  const usual = await composePixels();
  const dark = await composePixels({ flaw: 'dark' });
  expect(brightness(dark.at(20, 20))).toBeLessThan(brightness(usual.at(20, 20)) * 0.8);
  const tilted = await composePixels({ flaw: 'tilted' });
  expect({ width: tilted.info.width, height: tilted.info.height }).toEqual(PICTURE);
  const cropped = await composePixels({ flaw: 'cropped' });
  expect({ width: cropped.info.width, height: cropped.info.height }).toEqual(PICTURE);
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
  const row = Array.from({ length: 200 }, (_, i) => [440 + i, 350] as const);
  const darker = row.filter(([x, y]) => brightness(named.at(x, y)) < brightness(blank.at(x, y)) * 0.7);
  expect(darker.length).toBeGreaterThan(20);
});

test('a picture that is not rendered says how to get it', async () => {
  await expect(composePixels({ kind: 'bus' })).rejects.toThrow(
    'photos: there is no hero of a bus a in noon. Render it: scripts/photos/README.md says how.',
  );
});
