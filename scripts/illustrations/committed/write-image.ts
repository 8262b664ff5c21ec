import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';
import type { CommittedImage } from './committed-images.ts';

/** Drawn at twice its size, edges and spokes stay sharp when scaled down. */
const DENSITY = 144;

/** Draws one picture of the repository below `root`, as WebP with a transparent background. Returns its size in bytes. */
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
