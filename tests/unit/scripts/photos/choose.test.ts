import { expect, test } from 'vitest';
import { CARS, TRUCKS, UTES } from '#scripts/demo/catalogue/catalogue.ts';
import { choosePhotos, type PhotographedVehicle, VIEW_CAPTIONS } from '#scripts/photos/choose.ts';
import { FACES, faceOf, INSIDES } from '#scripts/photos/families.ts';
import type { SubjectEntry } from '#scripts/photos/layers.ts';
import { makeSubject } from './photo-fixture.ts';

const OUTSIDE = ['hero', 'heroRight', 'side', 'rear34', 'front', 'rear', 'wheel', 'lamp'];
const subjects: SubjectEntry[] = [
  ...['suv', 'sedan'].flatMap((kind) =>
    FACES.flatMap((face) => OUTSIDE.map((view) => makeSubject({ kind, face, view }))),
  ),
  ...['hero', 'side'].map((view) => makeSubject({ kind: 'van', face: 'b', view })),
  ...['dash', 'seats', 'odometer', 'boot'].flatMap((view) =>
    ['car', 'work'].map((kind) => makeSubject({ kind, face: '', view, scene: 'overcast' })),
  ),
];

const vehicle = (more: Partial<PhotographedVehicle> = {}): PhotographedVehicle => ({
  ...{ stockNumber: 'C104010', make: 'Toyota', shape: 'suv', paint: 'Red', km: 45_213 },
  ...more,
});
const choose = (more: Partial<PhotographedVehicle> = {}) => choosePhotos(vehicle(more), 'example', subjects);

test('a listing has 8 to 12 pictures, none twice, the first from the front and in the colour of the car', () => {
  for (let number = 0; number < 200; number += 1) {
    const photos = choose({ stockNumber: `C${number}` });
    expect(photos.length).toBeGreaterThanOrEqual(8);
    expect(photos.length).toBeLessThanOrEqual(12);
    expect(new Set(photos.map(({ view }) => view)).size).toBe(photos.length);
    expect(photos[0]?.view).toMatch(/^hero/);
    expect(photos[0]).toMatchObject({ paint: 'Red', text: 'example' });
    expect(photos[0]).not.toHaveProperty('flaw');
  }
});

test('the same car always has the same pictures', () => {
  expect(choose()).toEqual(choose());
});

test('no first picture is there twice among cars of one make, body and colour', () => {
  const leads = Array.from({ length: 600 }, (_, i) => JSON.stringify(choose({ stockNumber: `C${i}` })[0]));
  expect(new Set(leads).size).toBe(600);
});

test('all pictures of the outside have the face of the make and one light', () => {
  const outside = choose({ make: 'Ford' }).filter(({ face }) => face !== '');
  expect(new Set(outside.map(({ face }) => face))).toEqual(new Set([faceOf('Ford')]));
  expect(new Set(outside.map(({ scene }) => scene)).size).toBe(1);
});

test('while a face is not rendered, that of another make stands in', () => {
  expect(choose({ shape: 'van', make: 'Toyota' })[0]).toMatchObject({ kind: 'van', face: 'b' });
});

test('a shape that is not photographed has no pictures', () => {
  expect(choose({ shape: 'bus' })).toEqual([]);
});

test('the odometer shows the kilometres, and is left out where nobody knows them', () => {
  const odometer = choose().find(({ view }) => view === 'odometer');
  expect(odometer).toMatchObject({ kind: 'car', face: '', text: '45213' });
  expect(choose({ km: null }).some(({ view }) => view === 'odometer')).toBe(false);
});

test('a sedan has no picture of a load space, a van has that of a van', () => {
  expect(choose({ shape: 'sedan' }).some(({ view }) => view === 'boot')).toBe(false);
  expect(choose({ shape: 'van' }).find(({ view }) => view === 'boot')).toMatchObject({ kind: 'work' });
});

test('a listing may have fewer pictures', () => {
  expect(choose({ count: 2 })).toEqual(choose().slice(0, 2));
});

test('a few pictures are dark, tilted or cropped, never the first', () => {
  const all = Array.from({ length: 300 }, (_, i) => choose({ stockNumber: `C${i}` })).flat();
  const flaws = all.flatMap(({ flaw }) => flaw ?? []);
  expect(new Set(flaws)).toEqual(new Set(['dark', 'tilted', 'cropped']));
  expect(flaws.length / all.length).toBeGreaterThan(0.02);
  expect(flaws.length / all.length).toBeLessThan(0.1);
});

test('every view says what it shows', () => {
  expect(choose().filter(({ view }) => !VIEW_CAPTIONS[view])).toEqual([]);
});

test('every make of the demonstrations has a face of its own choosing, and every face has makes', () => {
  const makes = new Set([CARS, TRUCKS, UTES].flatMap((lines) => lines.map(({ make }) => make)));
  expect(new Set([...makes].map(faceOf))).toEqual(new Set(FACES));
  expect(faceOf('No Such Make')).toBe('a');
});

test('every body has an inside', () => {
  expect(Object.values(INSIDES).filter(({ cabin }) => !['car', 'work'].includes(cabin))).toEqual([]);
});
