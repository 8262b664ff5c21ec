import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '#platform/sha256.ts';
import { runCommand, UsageError } from '#scripts/cli/command.ts';
import {
  type BackdropEntry,
  encodeLight,
  type PhotoIndex,
  type Size,
  type SubjectEntry,
  WHOLE_VIEWS,
} from './layers.ts';

const HELP = `node scripts/photos/pack.ts <renders> <folder>

Packs renders (pairs of .f16 and .json) into WebP files and an index.json. Those that are in the index stay as they are:
to pack one again, take it out.`;

interface Index {
  subjects: Record<string, SubjectEntry>;
  backdrops: Record<string, BackdropEntry>;
}

const BASE = { quality: 80, alphaQuality: 80, smartSubsample: true, effort: 4 } as const;
const PAINT = { quality: 72, smartSubsample: true, effort: 4 } as const;
const BACKDROP = { quality: 84, smartSubsample: true, effort: 5 } as const;
/** Few samples are noisy, noise takes bytes, and nothing of a backdrop is shown sharper than this, in pixels. */
const BACKDROP_BLUR = 0.75;

/** Stored bytes of every half float. */
const CODES = Uint8Array.from({ length: 65536 }, (_, bits) => encodeLight(halfToNumber(bits)));
const SHARES = Uint8Array.from({ length: 65536 }, (_, bits) =>
  Math.round(255 * Math.min(Math.max(halfToNumber(bits), 0), 1)),
);

function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * 2 ** -14 * (fraction / 1024);
  if (exponent === 31) return 0;
  return sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
}

interface Render {
  readonly facts: Record<string, unknown> & {
    readonly width: number;
    readonly height: number;
    readonly channels: number;
  };
  readonly bits: Uint16Array;
}

async function readRender(path: string): Promise<Render> {
  const facts = JSON.parse(await readFile(`${path}.json`, 'utf8'));
  const bytes = await readFile(`${path}.f16`);
  return {
    facts,
    bits: new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
  };
}

async function packBackdrop({ facts, bits }: Render, file: string): Promise<BackdropEntry> {
  const { width, height } = facts;
  const bytes = Uint8Array.from(bits, (value) => CODES[value] ?? 0);
  const stored = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .blur(BACKDROP_BLUR)
    .webp(BACKDROP)
    .toBuffer();
  await writeFile(`${file}.webp`, stored);
  const { scene, seed, horizon, scale } = facts as unknown as BackdropEntry;
  return { scene, seed, horizon, scale, hash: sha256(stored, 'hex', 8) };
}

async function packSubject({ facts, bits }: Render, file: string): Promise<SubjectEntry> {
  const { width, height, channels } = facts;
  const { kind, face, view, scene, horizon, plate, behind } = facts as unknown as SubjectEntry;
  const part = boundsOf(bits, width, height);
  const base = new Uint8Array(part.width * part.height * 4);
  const paint = new Uint8Array(part.width * part.height * 3);
  for (let y = 0, at = 0; y < part.height; y += 1) {
    for (let x = 0; x < part.width; x += 1, at += 1) {
      const from = ((y + part.top) * width + x + part.left) * channels;
      for (let c = 0; c < 3; c += 1) {
        base[at * 4 + c] = CODES[bits[from + c] ?? 0] ?? 0;
        paint[at * 3 + c] = CODES[bits[from + 4 + c] ?? 0] ?? 0;
      }
      base[at * 4 + 3] = SHARES[bits[from + 3] ?? 0] ?? 0;
    }
  }
  fillSpeckles(base, part);
  if (WHOLE_VIEWS.has(view)) fadeShadow(base, part);
  const size = { width: part.width, height: part.height };
  const stored = await sharp(base, { raw: { ...size, channels: 4 } })
    .webp(BASE)
    .toBuffer();
  const storedPaint = await sharp(paint, { raw: { ...size, channels: 3 } })
    .webp(PAINT)
    .toBuffer();
  await writeFile(`${file}.base.webp`, stored);
  await writeFile(`${file}.paint.webp`, storedPaint);
  const place = { width, left: part.left, top: part.top, partWidth: part.width, partHeight: part.height };
  const shot = { kind, face, view, scene, horizon, plate, ...(behind && { behind }) };
  return { ...shot, ...place, hash: sha256(Buffer.concat([stored, storedPaint]), 'hex', 8) };
}

/** Points of panes that no light was found for: how far round them to look, and of what share. */
const SPECKLE = { reach: 3, alpha: 64, lit: 0.5 } as const;

/** Gives points of a pane that are black for want of samples the light of what is round them. */
function fillSpeckles(base: Uint8Array, { width, height }: Size): void {
  const { reach } = SPECKLE;
  const stored = base.slice();
  const isLit = (at: number) => Boolean(stored[at] || stored[at + 1] || stored[at + 2]);
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const at = (y * width + x) * 4;
      if (isLit(at) || (stored[at + 3] ?? 0) < SPECKLE.alpha) continue;
      const lit = around(x, y, reach)
        .map(([i, j]) => (j * width + i) * 4)
        .filter(isLit);
      if (lit.length < SPECKLE.lit * (2 * reach + 1) ** 2) continue;
      for (let c = 0; c < 4; c += 1)
        base[at + c] = Math.round(lit.reduce((sum, from) => sum + (stored[from + c] ?? 0), 0) / lit.length);
    }
  }
}

/** The points of a square. */
function around(x: number, y: number, reach: number): (readonly [number, number])[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  return steps.flatMap((dy) => steps.map((dx) => [x + dx, y + dy] as const));
}

/** How far from its edge a part's shadow fades, as a share of its width. */
const FADE = 0.09;

/**
 * Lets the shadow on the ground end before the part does: under a grey sky the ground far from a vehicle is somewhat
 * darker too, and the part would be seen as a rectangle.
 */
function fadeShadow(
  base: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const alphaAt = (x: number, y: number) => base[(y * width + x) * 4 + 3] ?? 0;
  const edge = Array.from({ length: height }, (_, y) => [alphaAt(1, y), alphaAt(width - 2, y)])
    .flat()
    .filter((alpha) => alpha > 0)
    .sort((a, b) => a - b);
  const far = edge[Math.floor(edge.length / 2)] ?? 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      if (base[at] || base[at + 1] || base[at + 2]) continue;
      const near = Math.min(x, width - 1 - x, height - 1 - y) / (FADE * width);
      const alpha = ((base[at + 3] ?? 0) - far) / (1 - far / 255);
      base[at + 3] = Math.max(alpha, 0) * Math.min(near, 1);
    }
  }
}

/** The part that holds anything. */
function boundsOf(bits: Uint16Array, width: number, height: number) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((SHARES[bits[(y * width + x) * 7 + 3] ?? 0] ?? 0) < 3) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** An object's entries by name, so that the file changes little. */
function sorted<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

await runCommand(HELP, async () => {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new UsageError('Two folders are needed: the renders, and where the files go.');
  await mkdir(to, { recursive: true });
  const known = await readFile(join(to, 'index.json'), 'utf8').catch(() => '{}');
  const { subjects = {}, backdrops = {} }: Partial<Index> = JSON.parse(known);
  const names = (await readdir(from)).filter((name) => name.endsWith('.json')).sort();
  for (const name of names.map((entry) => basename(entry, '.json'))) {
    if (name in subjects || name in backdrops) continue;
    const render = await readRender(join(from, name));
    if (render.facts.channels === 7) subjects[name] = await packSubject(render, join(to, name));
    else backdrops[name] = await packBackdrop(render, join(to, name));
  }
  const index: PhotoIndex = { subjects: sorted(subjects), backdrops: sorted(backdrops) };
  await writeFile(join(to, 'index.json'), `${JSON.stringify(index, null, 1)}\n`);
  return 0;
});
