import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { setLine } from '#scripts/illustrations/letters/letters.ts';
import { tag } from '#scripts/illustrations/tags.ts';
import { openComposer } from '#scripts/photos/open-layers.ts';
import type { CommittedPromo } from './committed-promos.ts';
import { requestOf, standAlone } from './write-photo.ts';

/** Width and height in pixels. */
const SIZE = 1000;
const MARGIN = 72;
/** The width of the vehicle, and how much of the ground below it is left out. */
const VEHICLE = 920;
const LOWER = 60;

/** Writes one promo below `root`, as WebP with a transparent background. Returns its size in bytes. */
export async function writePromo(promo: CommittedPromo, root: string): Promise<number> {
  const target = join(root, promo.file);
  await mkdir(dirname(target), { recursive: true });
  const cutOut = await openComposer().cutOut(requestOf(promo.shot));
  const vehicle = await (await standAlone(cutOut, VEHICLE)).png().toBuffer();
  const { height = 0 } = await sharp(vehicle).metadata();
  const { size } = await sharp(Buffer.from(renderText(promo)))
    .composite([{ input: vehicle, left: (SIZE - VEHICLE) / 2, top: SIZE - height + LOWER }])
    .webp({ quality: 46, alphaQuality: 70, effort: 6 })
    .toFile(target);
  return size;
}

function renderText({ headline, line, ink }: CommittedPromo): string {
  const lines = headline.map((content, index) =>
    setLine(content, { x: MARGIN, y: 168 + index * 138, size: 152, colour: ink }),
  );
  lines.push(setLine(line, { x: MARGIN, y: 168 + headline.length * 138 - 50, size: 54, colour: ink }));
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` },
    lines.join(''),
  );
}
