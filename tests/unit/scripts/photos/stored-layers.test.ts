import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INSIDES } from '#scripts/photos/families.ts';
import { LAYERS_FOLDER, openComposer, PHOTO_INDEX } from '#scripts/photos/open-layers.ts';

const MAX_MEGABYTES = 25;
const subjects = Object.entries(PHOTO_INDEX.subjects);
const outside = subjects.map(([, entry]) => entry).filter(({ face }) => face !== '');
const pairs = [...new Set(outside.map(({ kind, face }) => `${kind} ${face}`))];
const files = readdirSync(LAYERS_FOLDER);

test('the stored layers are below 25 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(join(LAYERS_FOLDER, file)).size, 0);
  expect(bytes / 1024 ** 2).toBeLessThan(MAX_MEGABYTES);
});

test('every picture of the index is stored, and nothing else', () => {
  const listed = subjects.flatMap(([name]) => [`${name}.base.webp`, `${name}.paint.webp`]);
  const places = Object.keys(PHOTO_INDEX.backdrops).map((name) => `${name}.webp`);
  expect(files.toSorted()).toEqual(['index.json', ...listed, ...places].toSorted());
});

test('every body of the stock is photographed', () => {
  const kinds = new Set(outside.map(({ kind }) => kind));
  expect(Object.keys(INSIDES).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('every light has at least four backdrops, so that a page of results does not repeat one', () => {
  const lights = Object.values(PHOTO_INDEX.backdrops).map(({ scene }) => scene);
  const rare = outside.filter(({ scene }) => lights.filter((light) => light === scene).length < 4);
  expect(rare).toEqual([]);
});

test.each(pairs)('%s has a picture from the front, the rear and the side, and one of a wheel', (pair) => {
  const views = new Set(
    outside.filter(({ kind, face }) => `${kind} ${face}` === pair).map(({ view }) => view),
  );
  expect(['hero', 'rear34', 'side', 'wheel'].filter((view) => !views.has(view))).toEqual([]);
});

describe.each(['car', 'work'])('the dashboard of a %s', (kind) => {
  test('has the instruments, whose needles are red, on the right', async () => {
    const shot = { kind, face: '', view: 'dash', scene: 'overcast' };
    const picture = await openComposer().compose({ ...shot, paint: 'Black', seed: 1, text: '' });
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    // what is outside is higher up
    const red = Array.from({ length: info.width * info.height }, (_, at) => at).filter((at) => {
      const [r, g, b] = data.subarray(at * 3, at * 3 + 3);
      return (
        at > info.width * info.height * 0.38 && (r ?? 0) > 140 && (r ?? 0) > 2 * Math.max(g ?? 0, b ?? 0)
      );
    });
    // the button for the hazard lights, in the middle, is red too
    const fromMiddle = red.map((at) => (at % info.width) / info.width - 0.5);
    expect(Math.max(...fromMiddle)).toBeGreaterThan(0.15);
    expect(Math.min(...fromMiddle)).toBeGreaterThan(-0.1);
  });
});
