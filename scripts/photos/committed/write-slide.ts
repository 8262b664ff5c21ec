import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { SLIDE_SIZE } from '#domain/blocks/slide.ts';
import { setLine } from '#scripts/illustrations/letters/letters.ts';
import { tag } from '#scripts/illustrations/tags.ts';
import { openComposer } from '#scripts/photos/open-layers.ts';
import type { CommittedSlide } from './committed-slides.ts';
import { requestOf } from './write-photo.ts';

const MARGIN = 96;
/** The photograph: its width, and how far its left side runs out into the ground's colour. */
const PHOTO = { width: 1100, fade: 380 } as const;
/** Of the rows that do not fit, how many are cut off above: more sky than ground. */
const CUT_ABOVE = 0.62;
const HEADLINE = { size: 136, first: 196, step: 132 } as const;
const LINE = { size: 58, below: 96 } as const;

/** Writes one slide below `root`, as WebP. Returns its size in bytes. */
export async function writeSlide(slide: CommittedSlide, root: string): Promise<number> {
  const target = join(root, slide.file);
  await mkdir(dirname(target), { recursive: true });
  const { width, height } = SLIDE_SIZE;
  const photo = (await openComposer().compose(requestOf(slide.shot))).resize(PHOTO.width);
  const tall = Math.round((PHOTO.width * 2) / 3);
  const shown = await sharp(await photo.png().toBuffer())
    .extract({ left: 0, top: Math.round((tall - height) * CUT_ABOVE), width: PHOTO.width, height })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width, height, channels: 3, background: slide.ground } });
  const { size } = await ground
    .composite([
      { input: shown, left: width - PHOTO.width, top: 0 },
      { input: Buffer.from(renderText(slide)), left: 0, top: 0 },
    ])
    .webp({ quality: 48, effort: 6 })
    .toFile(target);
  return size;
}

/** The text, and the ground that the photograph runs out into. */
function renderText({ headline, line, ground, ink }: CommittedSlide): string {
  const { width, height } = SLIDE_SIZE;
  const begins = width - PHOTO.width;
  const stops = [0, 0.25, 0.5, 0.75, 1].map((at) =>
    tag('stop', { offset: at, 'stop-color': ground, 'stop-opacity': (1 - at) ** 1.6 }),
  );
  const run = tag(
    'linearGradient',
    { id: 'run', gradientUnits: 'userSpaceOnUse', x1: begins, x2: begins + PHOTO.fade, y1: 0, y2: 0 },
    stops.join(''),
  );
  const below = HEADLINE.first + (headline.length - 1) * HEADLINE.step + LINE.below;
  const parts = [
    run,
    tag('rect', { x: begins, width: PHOTO.fade, height, fill: 'url(#run)' }),
    ...headline.map((content, index) =>
      setLine(content, {
        x: MARGIN,
        y: HEADLINE.first + index * HEADLINE.step,
        size: HEADLINE.size,
        colour: ink,
      }),
    ),
    setLine(line, { x: MARGIN, y: below, size: LINE.size, colour: ink }),
  ];
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    parts.join(''),
  );
}
