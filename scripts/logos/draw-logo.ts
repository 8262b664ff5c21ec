import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { LogoSource } from './logo-sources.ts';

/** An icon's markup and its view box. */
interface Drawing {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly shapes: string;
}

/**
 * Draws a logo as a one-colour SVG, cropped to its shapes: the sets use different boxes, and logos must look equally
 * large side by side.
 */
export async function drawLogo(source: LogoSource): Promise<string> {
  const { box, shapes } = await ICON_READERS[source.set](source.icon);
  const plain = [...shapes.matchAll(SHAPE_ELEMENT)]
    .map(([, name, rest = '']) => `<${name}${stripAttributes(rest)}/>`)
    .join('');
  return renderSvg(await cropBox(box, plain), plain);
}

/** The shape elements, without the groups and metadata of drawing programs. */
const SHAPE_ELEMENT = /<(path|polygon|circle|ellipse|rect)\b([^>]*?)\s*\/?>/gs;

/** Attributes without colours, names and line breaks. */
function stripAttributes(attributes: string): string {
  return attributes.replace(/\s(?:fill|style|class|id)="[^"]*"/g, '').replace(/\s+/g, ' ');
}

const ICON_READERS = {
  'simple-icons': async (icon) => {
    const set = JSON.parse(
      await readFile(packageFile('@iconify-json/simple-icons', 'icons.json'), 'utf8'),
    ) as {
      icons: Record<string, { body: string }>;
      width: number;
    };
    const found = set.icons[icon];
    if (!found) throw new Error(`simple-icons: has no "${icon}"`);
    return { box: [0, 0, set.width, set.width], shapes: found.body };
  },
  'car-makes-icons': async (icon) =>
    readSvg(await readFile(packageFile('car-makes-icons', `svgs/${icon}.svg`), 'utf8')),
  'cardog-icons': async (icon) =>
    readSvg(await readFile(packageFile('@cardog-icons/core', `optimized/${icon}.svg`), 'utf8')),
} satisfies Record<LogoSource['set'], (icon: string) => Promise<Drawing>>;

/** These packages don't export their files, so they are read by path. */
function packageFile(name: string, file: string): string {
  return fileURLToPath(new URL(`../../node_modules/${name}/${file}`, import.meta.url));
}

function readSvg(text: string): Drawing {
  const [, view = '', shapes = ''] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(text) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = view.split(' ').map(Number);
  return { box: [left, top, width, height], shapes };
}

function renderSvg([left, top, width, height]: Drawing['box'], shapes: string): string {
  const view = [left, top, width, height].map((number) => Math.round(number * 100) / 100).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" fill="currentColor">${shapes}</svg>\n`;
}

/** Longer side of the rendering used for measuring, in pixels. */
const MEASURE_SIZE = 960;

/** The bounding box of the shapes, measured on a large rendering. */
async function cropBox(box: Drawing['box'], shapes: string): Promise<Drawing['box']> {
  const [left, top, width, height] = box;
  const scale = MEASURE_SIZE / Math.max(width, height);
  const { data, info } = await sharp(Buffer.from(renderSvg(box, shapes)), { density: 72 * scale })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x0, y0, x1, y1] = [info.width, info.height, 0, 0];
  data.forEach((alpha, index) => {
    if (alpha === 0) return;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
  });
  return [left + x0 / scale, top + y0 / scale, (x1 - x0) / scale, (y1 - y0) / scale];
}
