import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PhotoComposer } from './compose.ts';
import type { PhotoIndex } from './layers.ts';

/** The stored layers of the photographs of invented vehicles. */
export const LAYERS_FOLDER = join(import.meta.dirname, 'layers');

export const PHOTO_INDEX: PhotoIndex = JSON.parse(readFileSync(join(LAYERS_FOLDER, 'index.json'), 'utf8'));

let composer: PhotoComposer | undefined;

/** The composer of the stored layers. */
export function openComposer(): PhotoComposer {
  composer ??= new PhotoComposer(LAYERS_FOLDER, PHOTO_INDEX);
  return composer;
}
