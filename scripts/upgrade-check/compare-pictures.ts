import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';

/** The widths of a phone and a desktop, in CSS pixels. */
const WIDTHS = [390, 1280] as const;

/** Smaller differences of a colour, of 255, are of no account: rounding of a gradient. */
const VISIBLE_DIFFERENCE = 8;

/** A page that looks different. */
export interface PageDifference {
  readonly path: string;
  readonly width: number;
  /** Per cent of the pixels. */
  readonly percent: number;
  /** The start of the names of three pictures: `-before.png`, `-after.png` and `-difference.png`. */
  readonly pictures: string;
}

interface Comparison {
  /** The addresses of the two sites: 'http://example.localhost:4321'. */
  readonly before: string;
  readonly after: string;
  readonly paths: readonly string[];
  /** The time that the pages are looked at. */
  readonly now: Date;
  readonly picturesDir: string;
}

/**
 * Compares how each page of two sites looks, at two widths. Pictures of the pages that differ go to `picturesDir`.
 */
export async function comparePictures(
  browser: Browser,
  { before, after, paths, now, picturesDir }: Comparison,
): Promise<PageDifference[]> {
  await mkdir(picturesDir, { recursive: true });
  const differences: PageDifference[] = [];
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      bypassCSP: true,
    });
    await context.clock.setFixedTime(now);
    for (const path of paths) {
      const pictures = join(picturesDir, `${path.replaceAll('/', '_')}${width}`);
      const shots = [
        await takePicture(context, before + path),
        await takePicture(context, after + path),
      ] as const;
      const percent = await comparePair(...shots, pictures);
      if (percent > 0) differences.push({ path, width, percent, pictures });
    }
    await context.close();
  }
  return differences;
}

async function takePicture(context: BrowserContext, url: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await loadPictures(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', style: LAID_OUT });
  await page.close();
  return picture;
}

/** A picture of the whole page shows what a browser would lay out only on scrolling. */
const LAID_OUT = '* { content-visibility: visible !important }';

/** Loads what would load only on scrolling, and waits for the typefaces. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  });
}

/** Per cent of the pixels that differ between two pictures of one width. Writes both and their difference if any does. */
export async function comparePair(before: Buffer, after: Buffer, pictures: string): Promise<number> {
  if (before.equals(after)) return 0;
  const [old, current] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [under, input] = await Promise.all([
    extend(before, Math.max(0, current.height - old.height)),
    extend(after, Math.max(0, old.height - current.height)),
  ]);
  const difference = sharp(under)
    .composite([{ input, blend: 'difference' }])
    .removeAlpha();
  const colours = await difference.clone().raw().toBuffer();
  const changed = countPixels(colours);
  if (changed === 0) return 0;
  await Promise.all([
    writeFile(`${pictures}-before.png`, before),
    writeFile(`${pictures}-after.png`, after),
    difference.png().toFile(`${pictures}-difference.png`),
  ]);
  return (changed / (colours.length / CHANNELS)) * 100;
}

const CHANNELS = 3;

function countPixels(colours: Buffer): number {
  let count = 0;
  for (let offset = 0; offset < colours.length; offset += CHANNELS) {
    if (colours.subarray(offset, offset + CHANNELS).some((value) => value > VISIBLE_DIFFERENCE)) count++;
  }
  return count;
}

function extend(picture: Buffer, bottom: number): Promise<Buffer> {
  return sharp(picture).extend({ bottom, background: 'white' }).toBuffer();
}
