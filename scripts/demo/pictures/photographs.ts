import { join } from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import { choosePhotos, type PhotographedVehicle, VIEW_CAPTIONS } from '#scripts/photos/choose.ts';
import type { SubjectEntry } from '#scripts/photos/layers.ts';
import { openComposer, PHOTO_INDEX } from '#scripts/photos/open-layers.ts';
import { PHOTO_ENCODING, photoNameOf, photoRequestOf } from '#scripts/photos/photo-name.ts';

const SUBJECTS: readonly SubjectEntry[] = Object.values(PHOTO_INDEX.subjects);

/** A photograph by the name of its file. */
export interface Photograph {
  readonly name: string;
  readonly caption: string;
}

/** A vehicle's photographs, the one for cards first. */
export function photographsOf(vehicle: PhotographedVehicle, plate: string): Photograph[] {
  return choosePhotos(vehicle, plate, SUBJECTS).map((request) => ({
    name: photoNameOf(request, PHOTO_INDEX),
    caption: VIEW_CAPTIONS[request.view] ?? '',
  }));
}

/** Whether a photograph of this name can be made. */
export function isPhotograph(name: string): boolean {
  return photoRequestOf(name, PHOTO_INDEX) !== undefined;
}

/** A photograph by its name; undefined if the name is not that of a photograph. */
export async function composePhotograph(name: string): Promise<Buffer | undefined> {
  const request = photoRequestOf(name, PHOTO_INDEX);
  if (!request) return undefined;
  const picture = await openComposer().compose(request);
  return picture.webp(PHOTO_ENCODING).toBuffer();
}

/** Writes a photograph to a folder, atomically. False if the name is not that of a photograph. */
export async function makePhotograph(folder: string, name: string): Promise<boolean> {
  const photograph = await composePhotograph(name);
  if (photograph) await writeAtomically(join(folder, name), photograph);
  return photograph !== undefined;
}
