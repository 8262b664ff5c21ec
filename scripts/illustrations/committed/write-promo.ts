import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { tag } from '#scripts/illustrations/tags.ts';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';
import type { CommittedPromo } from './committed-promos.ts';

/** Width and height in pixels. */
const SIZE = 1000;
const MARGIN = 72;
const FONT = 'Liberation Sans, Arial, sans-serif';

/** Writes one promo below `root`, as WebP with a transparent background. Returns its size in bytes. */
export async function writePromo(promo: CommittedPromo, root: string): Promise<number> {
  const target = join(root, promo.file);
  await mkdir(dirname(target), { recursive: true });
  const vehicle = await sharp(Buffer.from(vehicleSvg(promo.vehicle)))
    .resize(SIZE)
    .png()
    .toBuffer();
  const { height = 0 } = await sharp(vehicle).metadata();
  const { size } = await sharp(Buffer.from(renderText(promo)))
    .composite([{ input: vehicle, left: 0, top: SIZE - height }])
    .webp({ quality: 60, alphaQuality: 80, effort: 6 })
    .toFile(target);
  return size;
}

function renderText({ headline, line, ink }: CommittedPromo): string {
  const text = (content: string, y: number, size: number, weight: number) =>
    tag(
      'text',
      { x: MARGIN, y, fill: ink, 'font-family': FONT, 'font-size': size, 'font-weight': weight },
      content,
    );
  const lines = headline.map((content, index) => text(content, 168 + index * 124, 124, 700));
  lines.push(text(line, 168 + headline.length * 124 - 40, 46, 400));
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` },
    lines.join(''),
  );
}
