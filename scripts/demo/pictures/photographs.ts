import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import { choosePhotos, type PhotographedVehicle, VIEW_CAPTIONS } from '#scripts/photos/choose.ts';
import { PhotoComposer } from '#scripts/photos/compose.ts';
import type { PhotoIndex, SubjectEntry } from '#scripts/photos/layers.ts';
import { PHOTO_ENCODING, photoNameOf, photoRequestOf } from '#scripts/photos/photo-name.ts';

/** The stored layers of the photographs of invented vehicles. */
const LAYERS_FOLDER = join(import.meta.dirname, '..', '..', 'photos', 'layers');

const INDEX: PhotoIndex = JSON.parse(readFileSync(join(LAYERS_FOLDER, 'index.json'), 'utf8'));
const SUBJECTS: readonly SubjectEntry[] = Object.values(INDEX.subjects);

/** A photograph by the name of its file. */
export interface Photograph {
  readonly name: string;
  readonly caption: string;
}

/** A vehicle's photographs, the one for cards first. */
export function photographsOf(vehicle: PhotographedVehicle, plate: string): Photograph[] {
  return choosePhotos(vehicle, plate, SUBJECTS).map((request) => ({
    name: photoNameOf(request, INDEX),
    caption: VIEW_CAPTIONS[request.view] ?? '',
  }));
}

/** Whether a photograph of this name can be made. */
export function isPhotograph(name: string): boolean {
  return photoRequestOf(name, INDEX) !== undefined;
}

let composer: PhotoComposer | undefined;

/** The composer of the stored layers, and what they show. */
export function openLayers(): {
  readonly composer: PhotoComposer;
  readonly subjects: readonly SubjectEntry[];
} {
  composer ??= new PhotoComposer(LAYERS_FOLDER, INDEX);
  return { composer, subjects: SUBJECTS };
}

/** Writes a photograph to a folder, atomically. False if the name is not that of a photograph. */
export async function makePhotograph(folder: string, name: string): Promise<boolean> {
  const request = photoRequestOf(name, INDEX);
  if (!request) return false;
  const picture = await openLayers().composer.compose(request);
  await writeAtomically(join(folder, name), await picture.webp(PHOTO_ENCODING).toBuffer());
  return true;
}
