import sharp from 'sharp';
import { buildBrochures } from '#scripts/build/brochures.ts';
import { type Brochure, findBrochure, parseBrochureFile } from '#server/brochure/brochure.ts';
import { printBrochure } from '#server/brochure/print.ts';
import type { Site } from '#site/site.ts';

const BROCHURES_PRINTED = 200;

export interface BrochureFigures {
  /** The file that a build writes for all of the dealer's brochures; `ms`: time to write it. */
  readonly file: { readonly bytes: number; readonly ms: number };
  /** CPU time of the first brochure, in milliseconds. */
  readonly cold: number;
  /** CPU time of each later brochure, in milliseconds. */
  readonly times: readonly number[];
  /** Size of the largest PDF. */
  readonly bytes: number;
}

/** Prints the brochures of a dealer's cars one after another, each with four photos of the size that it requests. */
export async function benchBrochures(site: Site, assetsDir: string, now: Date): Promise<BrochureFigures> {
  const begun = performance.now();
  const text = JSON.stringify(await buildBrochures(site, assetsDir, now));
  const file = { bytes: Buffer.byteLength(text), ms: performance.now() - begun };
  const read = parseBrochureFile(text);
  const brochures = Object.keys(read.cars).flatMap((slug) => findBrochure(read, slug) ?? []);
  if (brochures.length === 0) throw new Error(`${site.slug}: has no cars for sale to print.`);
  const photos = await Promise.all([
    makePhoto(1080, 720),
    makePhoto(360, 240),
    makePhoto(360, 240),
    makePhoto(360, 240),
  ]);
  const times: number[] = [];
  let bytes = 0;
  for (let printed = 0; printed <= BROCHURES_PRINTED; printed++) {
    const before = process.cpuUsage();
    const pdf = await printBrochure(brochures[printed % brochures.length] as Brochure, photos);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    bytes = Math.max(bytes, pdf.length);
  }
  const [cold = 0, ...warm] = times;
  return { file, cold, times: warm, bytes };
}

/** Random noise is the worst case for JPEG: no real photo is larger. */
function makePhoto(width: number, height: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
}
