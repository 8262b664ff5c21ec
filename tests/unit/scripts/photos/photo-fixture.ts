import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import type { PhotoRequest } from '#scripts/photos/compose.ts';
import {
  type BackdropEntry,
  encodeLight,
  type PhotoIndex,
  type SubjectEntry,
} from '#scripts/photos/layers.ts';

/** A picture of 540 x 360 whose middle third is vehicle and the rest place. */
const PART = { width: 540, left: 180, top: 120, partWidth: 180, partHeight: 120 } as const;

export function makeSubject(entry: Partial<SubjectEntry> = {}): SubjectEntry {
  const shot = { kind: 'suv', face: 'a', view: 'hero', scene: 'noon' };
  return { ...shot, horizon: 0.4, plate: null, ...PART, hash: 'aaaaaaaa', ...entry };
}

export const BACKDROP: BackdropEntry = {
  scene: 'noon',
  seed: 1,
  horizon: 0.45,
  scale: 1.5,
  hash: 'bbbbbbbb',
};

export function makeRequest(request: Partial<PhotoRequest> = {}): PhotoRequest {
  return { kind: 'suv', face: 'a', view: 'hero', scene: 'noon', paint: 'Red', seed: 7, text: '', ...request };
}

/** A pixel of light in what black paint gives, in what white paint adds, and of the place. */
const LIGHT = { black: 0.02, white: 0.5, place: 0.3 };

/** Layers of one even vehicle in front of an even place, in a new folder. */
export async function writeLayers(
  subject: SubjectEntry,
): Promise<{ readonly folder: string; readonly index: PhotoIndex }> {
  const folder = await mkdtemp(join(tmpdir(), 'layers-'));
  await mkdir(folder, { recursive: true });
  const grey = (light: number) => ({ r: encodeLight(light), g: encodeLight(light), b: encodeLight(light) });
  const size = { width: subject.partWidth, height: subject.partHeight };
  const write = (name: string, of: Create) =>
    sharp({ create: of }).webp({ lossless: true }).toFile(join(folder, name));
  const background = { ...grey(LIGHT.black), alpha: 1 };
  await write('vehicle.base.webp', { ...size, channels: 4, background });
  await write('vehicle.paint.webp', { ...size, channels: 3, background: grey(LIGHT.white) });
  await write('place.webp', { width: 300, height: 200, channels: 3, background: grey(LIGHT.place) });
  return { folder, index: { subjects: { vehicle: subject }, backdrops: { place: BACKDROP } } };
}
