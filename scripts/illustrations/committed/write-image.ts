import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';
import type { CommittedImage } from './committed-images.ts';

/** Rendering at twice the size keeps edges and spokes sharp after downscaling. */
const DENSITY = 144;

/** Writes one picture below `root`, as WebP with a transparent background. Returns its size in bytes. */
export async function writeImage(
  { file, vehicle, width, quality }: CommittedImage,
  root: string,
): Promise<number> {
  const target = join(root, file);
  await mkdir(dirname(target), { recursive: true });
  const { size } = await sharp(Buffer.from(vehicleSvg(vehicle)), { density: DENSITY })
    .resize(width)
    .webp({ quality, alphaQuality: 80, effort: 6 })
    .toFile(target);
  return size;
}
