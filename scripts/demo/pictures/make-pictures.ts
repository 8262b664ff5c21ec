import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '#platform/write-atomically.ts';
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
  const queue = pictures.values();
  let done = 0;
  const work = async () => {
    for (const picture of queue) {
      await makePicture(folder, picture);
      done += 1;
      onMade(done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function makePicture(folder: string, { name, svg }: Picture): Promise<void> {
  await writeAtomically(join(folder, name), await sharp(Buffer.from(svg)).webp(ENCODING).toBuffer());
}
