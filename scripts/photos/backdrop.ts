import sharp from 'sharp';
import { mix } from './camera.ts';
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
const BLURS = [4, 6.5] as const;
/** Stones and sand in the ground, which denoising took: how much darker and paler than the rest, and how far away they are seen. */
const CHIPS = { contrast: 0.03, until: 13 } as const;

/**
 * A backdrop in the size that pictures need, out of focus the farther it is away. What stands on the ground is as far away
 * as the ground below it, so only the ground gets sharper towards the camera.
 */
export async function openBackdrop(file: string, entry: BackdropEntry, width: number): Promise<Pixels> {
  const sized = sharp(file).resize(width).removeAlpha();
  const blur = ((BLURS[entry.seed % BLURS.length] ?? BLURS[0]) * width) / 1620;
  const [near, far] = await Promise.all([
    sized.clone().raw().toBuffer({ resolveWithObject: true }),
    sized.clone().blur(blur).raw().toBuffer(),
  ]);
  const { data, info } = near;
  const horizon = entry.horizon * info.height;
  const scale = (FOCAL * EYE * width) / entry.scale;
  for (let y = 0; y < info.height; y += 1) {
    const distance = y > horizon ? scale / (y - horizon) : Number.POSITIVE_INFINITY;
    const share = Math.min(Math.max((1 - IN_FOCUS / distance) / (1 - IN_FOCUS / FAR), 0), 1);
    drawRow(data, far, y * info.width, info.width, share, chipsAt(distance));
  }
  return { data, width: info.width, height: info.height };
}

function chipsAt(distance: number): number {
  return CHIPS.contrast * Math.min(Math.max(1 - distance / CHIPS.until, 0) * 2, 1);
}

/** Mixes a row with what is blurred, and strews the ground. */
function drawRow(
  data: Uint8Array,
  far: Uint8Array,
  from: number,
  width: number,
  share: number,
  chips: number,
): void {
  if (share === 1) {
    data.set(far.subarray(from * 3, (from + width) * 3), from * 3);
    return;
  }
  let last = 0;
  for (let x = 0; x < width; x += 1) {
    const chip = (mix(from + x, 21) & 255) / 255 - 0.5;
    // stones are wider than they look tall
    const gain = 1 + chips * (chip + last) * 1.4;
    last = chip;
    for (let at = (from + x) * 3, end = at + 3; at < end; at += 1) {
      const sharp = data[at] ?? 0;
      data[at] = Math.min((sharp + ((far[at] ?? 0) - sharp) * share) * gain, 255);
    }
  }
}
