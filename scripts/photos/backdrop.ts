import sharp from 'sharp';
import type { BackdropEntry } from './layers.ts';

/** Raw pixels, three channels. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The camera of backdrops, as cameras.py has it: metres above the ground, and focal length as a share of a picture's width. */
const EYE = 1.42;
const FOCAL = 58 / 36;
/** Where cameras are focused, and from where on everything is as blurred as what is farthest, in metres. */
const IN_FOCUS = 8.5;
const FAR = 19;
/** What is farthest is blurred this much, in pixels of 1620: by phones, and by cameras with larger sensors. */
const BLURS = [4.5, 7] as const;
/** Few samples leave the ground before the camera grainier than a sensor does; blurred this little, it takes half the bytes. */
const NEAR_BLUR = 2.4;

/**
 * A backdrop in the size that pictures need, out of focus the farther it is away. What stands on the ground is as far away
 * as the ground below it, so only the ground gets sharper towards the camera.
 */
export async function openBackdrop(file: string, entry: BackdropEntry, width: number): Promise<Pixels> {
  const sized = sharp(file).resize(width).removeAlpha();
  const blurred = (pixels: number) => sized.clone().blur((pixels * width) / 1620);
  const [near, far] = await Promise.all([
    blurred(NEAR_BLUR).raw().toBuffer({ resolveWithObject: true }),
    blurred(BLURS[entry.seed % BLURS.length] ?? BLURS[0])
      .raw()
      .toBuffer(),
  ]);
  const { data, info } = near;
  const horizon = entry.horizon * info.height;
  const scale = (FOCAL * EYE * width) / entry.scale;
  for (let y = 0; y < info.height; y += 1) {
    const distance = y > horizon ? scale / (y - horizon) : Number.POSITIVE_INFINITY;
    const share = Math.min(Math.max((1 - IN_FOCUS / distance) / (1 - IN_FOCUS / FAR), 0), 1);
    for (let at = y * info.width * 3, end = at + info.width * 3; share > 0 && at < end; at += 1) {
      const sharp = data[at] ?? 0;
      data[at] = sharp + ((far[at] ?? 0) - sharp) * share;
    }
  }
  return { data, width: info.width, height: info.height };
}
