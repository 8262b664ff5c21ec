import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';
import { toPrintable } from '#brochure/charset.ts';
import { truncate } from '#domain/truncate.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { memoize } from '#scripts/build/memoize.ts';
import type { LinkPreview } from '#site/link-previews.ts';
import { TEMPLATES } from '#templates/registry.ts';
import type { Face } from '#templates/template.ts';

const SIZE = { width: 1200, height: 630 } as const;
/** The photo is 4:3, beside a panel with the words. */
const PHOTO_WIDTH = 840;
const MARGIN = 36;
/** How much larger words are without a photo. */
const ZOOM = 1.7;
const LINE_HEIGHT = 1.16;
/** Beyond that, words would be too small to read. */
const MAX_CHARS = 180;
/** Networks drop larger pictures. */
const MAX_BYTES = 120_000;

interface Words {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  /** The space above. */
  readonly gap: number;
}

/** Draws a preview as a JPEG of 1200 x 630 pixels. Letters are drawn as shapes: a machine's typefaces don't matter. */
export async function drawPreview(preview: LinkPreview, photo: Uint8Array | undefined): Promise<Buffer> {
  const { background } = preview.colours;
  const panel = photo ? SIZE.width - PHOTO_WIDTH : SIZE.width;
  // Nothing of a cut-out is background.
  const fit = photo && (await sharp(photo).metadata()).hasAlpha ? 'contain' : 'cover';
  const base = photo
    ? sharp(photo)
        .rotate()
        .resize(PHOTO_WIDTH, SIZE.height, { fit, background: '#fff' })
        .flatten({ background: '#fff' })
        .extend({ left: panel, background })
    : sharp({ create: { ...SIZE, channels: 3, background } });
  const { data, info } = await base
    .composite([{ input: Buffer.from(writePanel(preview, panel, photo ? 1 : ZOOM)), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [quality, jpeg] = [95, data];
  while (quality > 20 && jpeg.length > MAX_BYTES) {
    quality -= 15;
    jpeg = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
  }
  return jpeg;
}

/** The words of a preview as SVG: what it is about from the top, its price at the foot, smaller until all of it fits. */
function writePanel(preview: LinkPreview, width: number, scale: number): string {
  const { template, colours, ...words } = preview;
  const head: Words[] = [
    { text: words.dealer, face: 'bold', size: 22, gap: 0 },
    { text: words.title, face: 'heading', size: 40, gap: 22 },
    { text: words.subtitle, face: 'text', size: 24, gap: 10 },
  ];
  const foot: Words[] = [
    { text: words.amount ?? '', face: 'heading', size: words.amount?.startsWith('$') ? 58 : 36, gap: 0 },
    ...words.terms.map((text): Words => ({ text, face: 'text', size: 24, gap: 4 })),
  ];
  const [top, bottom] = [head, foot].map((part) => setWords(part, template, scale, width - 2 * MARGIN));
  if (!top?.fits || !bottom?.fits || top.height + bottom.height > SIZE.height - 3 * MARGIN)
    return writePanel(preview, width, scale * 0.94);
  const move = (y: number, shapes: string) => `<g transform="translate(${MARGIN} ${y})">${shapes}</g>`;
  const shapes = move(MARGIN, top.shapes) + move(SIZE.height - MARGIN - bottom.height, bottom.shapes);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIZE.height}" fill="${colours.text}">${shapes}</svg>`;
}

/** Sets words in lines, as shapes from the upper left corner. They don't fit if one of them is wider than all. */
function setWords(part: readonly Words[], template: LinkPreview['template'], scale: number, width: number) {
  let [height, fits, shapes] = [0, true, ''];
  for (const { text, face, size, gap } of part) {
    const font = readFont(TEMPLATES[template].brochure.faces[face].file);
    const unit = (size * scale) / font.unitsPerEm;
    for (const [index, line] of wrap(toPrintable(truncate(text, MAX_CHARS)), font, width / unit).entries()) {
      height += (index === 0 ? gap * scale : 0) + size * scale * LINE_HEIGHT;
      fits &&= measure(line, font) * unit <= width;
      // Letters stand on a line, and their y grows upwards.
      shapes += `<g transform="translate(0 ${height - size * scale * 0.3}) scale(${unit} ${-unit})">${drawLine(line, font)}</g>`;
    }
  }
  return { height, fits, shapes };
}

function wrap(text: string, font: Font, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function measure(text: string, font: Font): number {
  return font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
}

function drawLine(text: string, font: Font): string {
  let [x, shapes] = [0, ''];
  for (const { path, advanceWidth } of font.glyphsForString(text)) {
    shapes += `<path transform="translate(${x})" d="${path.toSVG()}"/>`;
    x += advanceWidth;
  }
  return shapes;
}

const readFont = memoize((name: string): Font => {
  const font = create(readFileSync(join(PACKAGE_ROOT, 'src/brochure/fonts', `${name}.ttf`)));
  if (font.isCollection) throw new Error(`${name}.ttf: holds several typefaces`);
  return font;
});
