import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { SLIDE_SIZE } from '#domain/blocks/slide.ts';
import { tag } from '#scripts/illustrations/tags.ts';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';
import type { CommittedSlide } from './committed-slides.ts';

const MARGIN = 96;
const FONT = 'Liberation Sans, Arial, sans-serif';

/** Writes one slide below `root`, as WebP. Returns its size in bytes. */
export async function writeSlide(slide: CommittedSlide, root: string): Promise<number> {
  const target = join(root, slide.file);
  await mkdir(dirname(target), { recursive: true });
  const vehicle = await sharp(Buffer.from(vehicleSvg(slide.vehicle)))
    .resize({ height: SLIDE_SIZE.height })
    .png()
    .toBuffer();
  const { width = 0 } = await sharp(vehicle).metadata();
  const { size } = await sharp(Buffer.from(renderText(slide)))
    .composite([{ input: vehicle, left: SLIDE_SIZE.width - width - MARGIN, top: 0 }])
    .webp({ quality: 70, effort: 6 })
    .toFile(target);
  return size;
}

function renderText({ headline, line, ground, ink }: CommittedSlide): string {
  const { width, height } = SLIDE_SIZE;
  const text = (content: string, y: number, size: number, weight: number) =>
    tag(
      'text',
      { x: MARGIN, y, fill: ink, 'font-family': FONT, 'font-size': size, 'font-weight': weight },
      content,
    );
  const parts = [
    tag('rect', { width, height, fill: ground }),
    ...headline.map((content, index) => text(content, 200 + index * 112, 104, 700)),
    text(line, 200 + headline.length * 112, 48, 400),
  ];
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    parts.join(''),
  );
}
