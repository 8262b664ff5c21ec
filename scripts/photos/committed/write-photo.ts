import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '#scripts/photos/backdrop.ts';
import type { PhotoRequest } from '#scripts/photos/compose.ts';
import { openComposer, PHOTO_INDEX } from '#scripts/photos/open-layers.ts';
import { type CommittedPhoto, type Shot, STAGE } from './committed-photos.ts';

/** How much of a picture's width and height a vehicle takes, and where its nearest wheel stands. */
const FILLED = { width: 0.94, height: 0.78 } as const;
/** On a stage, tall vehicles stay clear of the header. */
const STAGE_HEIGHT = 0.66;
const WHEELS = 0.85;
const QUALITY = 60;
/** A seed whose vehicle fills its picture. */
const SEED = 4;
/** Pixels of at least this alpha belong to the vehicle, others to its shadow. */
const SOLID = 200;
/** Where shadows begin beside a vehicle, and how fast they grow to their full strength, as shares of its height. */
const SHADOW_BEGINS = 0.74;
const SHADOW_GROWS = 0.16;
/** The share of the width in which they fade out at the sides. */
const EDGE = 0.08;
/** What is fainter is noise. */
const FAINT = 28;

/** Writes one photograph below `root`, as WebP: with its place, or cut out. Returns its size in bytes. */
export async function writePhoto(photo: CommittedPhoto, root: string): Promise<number> {
  const target = join(root, photo.file);
  await mkdir(dirname(target), { recursive: true });
  const { width, place } = photo;
  const request = requestOf(photo);
  const picture = place
    ? (await openComposer().compose(request)).resize(width)
    : await standAlone(await openComposer().cutOut(request), width);
  const encoded = picture.webp({ quality: QUALITY, alphaQuality: 70, effort: 6 });
  return (await encoded.toFile(target)).size;
}

/** What is asked of the composer for a committed picture. Throws where its vehicle is not rendered. */
export function requestOf({ kind, face, paint, plate, seed = SEED, view = 'hero' }: Shot): PhotoRequest {
  const subjects = Object.values(PHOTO_INDEX.subjects);
  const shot = subjects.find((entry) => entry.kind === kind && entry.face === face && entry.view === view);
  if (!shot)
    throw new Error(
      `illustrations: there is no ${kind} ${face} in scripts/photos/layers. Choose another face.`,
    );
  return { kind, face, view, scene: shot.scene, paint, seed, text: plate };
}

/** A vehicle in the middle of a transparent picture, on its ground. */
export async function standAlone(pixels: Pixels, width: number): Promise<Sharp> {
  const height = Math.round((width * 2) / 3);
  const { left, right, top, bottom } = fadeShadow(pixels);
  const tallest = (width >= STAGE ? STAGE_HEIGHT : FILLED.height) * height;
  const scale = Math.min((FILLED.width * width) / (right - left), tallest / (bottom - top));
  const size = { width: Math.round(pixels.width * scale), height: Math.round(pixels.height * scale) };
  // where the picture begins on the vehicle's own
  const x = Math.round(((left + right) / 2) * scale - width / 2);
  const y = Math.round(bottom * scale - WHEELS * height);
  const from = { left: Math.max(x, 0), top: Math.max(y, 0) };
  const input = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .resize({ ...size, fit: 'fill' })
    .extract({
      ...from,
      width: Math.min(x + width, size.width) - from.left,
      height: Math.min(y + height, size.height) - from.top,
    })
    .png()
    .toBuffer();
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background: nothing } }).composite([
    { input, left: from.left - x, top: from.top - y },
  ]);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Leaves of what surrounds a vehicle only the shadow near its wheels, faded out. Returns what the vehicle covers. */
function fadeShadow({ data, width, height }: Pixels): Box {
  const rows = Array.from({ length: height }, (_, y) => solidPart(data, width, y));
  const box: Box = { left: width, right: 0, top: height, bottom: 0 };
  for (const [y, { first, last }] of rows.entries()) {
    if (last < first) continue;
    box.left = Math.min(box.left, first);
    box.right = Math.max(box.right, last);
    box.top = Math.min(box.top, y);
    box.bottom = y;
  }
  const begins = box.top + SHADOW_BEGINS * (box.bottom - box.top);
  const grows = SHADOW_GROWS * (box.bottom - box.top);
  for (const [y, { first, last }] of rows.entries()) {
    const low = (y - begins) / grows;
    for (let x = 0; x < width; x += 1) {
      if (x >= first - 1 && x <= last + 1) continue;
      const inside = Math.min(x, width - 1 - x) / (EDGE * width);
      const at = (y * width + x) * 4 + 3;
      const share = Math.min(Math.max(Math.min(low, inside), 0), 1);
      data[at] = Math.max((data[at] ?? 0) - FAINT, 0) * share;
    }
  }
  return box;
}

function solidPart(data: Uint8Array, width: number, y: number) {
  let [first, last] = [width, -1];
  for (let x = 0; x < width; x += 1) {
    if ((data[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue;
    first = Math.min(first, x);
    last = x;
  }
  return { first, last };
}
