import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '#platform/write-atomically.ts';
import { makePhotograph } from './photographs.ts';
import { ENCODING, type Picture } from './pictures.ts';

/** Each picture keeps one processor busy. */
const CONCURRENCY = 2;

/**
 * Makes pictures in a folder, 1200 x 800 with a transparent background. Files are written atomically, so a cancelled
 * run leaves nothing broken behind. `onMade` is called with the number of finished pictures.
 */
export async function makePictures(
  folder: string,
  pictures: readonly Picture[],
  onMade: (done: number) => void,
): Promise<void> {
  await makeAll(pictures, (picture) => makePicture(folder, picture), onMade);
}

/** Makes photographs of these names in a folder. */
export async function makePhotographs(
  folder: string,
  names: readonly string[],
  onMade: (done: number) => void,
): Promise<void> {
  await makeAll([...names].sort(), (name) => makePhotograph(folder, name), onMade);
}

async function makeAll<T>(
  all: readonly T[],
  make: (one: T) => Promise<unknown>,
  onMade: (done: number) => void,
): Promise<void> {
  const queue = all.values();
  let done = 0;
  const work = async () => {
    for (const one of queue) {
      await make(one);
      done += 1;
      onMade(done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function makePicture(folder: string, { name, svg }: Picture): Promise<void> {
  await writeAtomically(join(folder, name), await sharp(Buffer.from(svg)).webp(ENCODING).toBuffer());
}
