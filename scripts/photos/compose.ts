import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type BackdropEntry, LINEAR, type PhotoIndex, type SubjectEntry } from './layers.ts';
import { forEachPlatePixel, plateInk } from './plate.ts';

/** What a careless photographer does. */
export type Flaw = 'dark' | 'tilted' | 'cropped';

export interface PhotoRequest {
  readonly kind: string;
  readonly face: string;
  readonly view: string;
  /** The paint in linear light: 0 to 1 for red, green and blue. */
  readonly paint: readonly [number, number, number];
  readonly scene: string;
  /** Chooses the backdrop and what part of it is seen: the stock number, or a hash of it. */
  readonly seed: number;
  /** What the number plate says: at most nine letters. */
  readonly plate: string;
  readonly flaw?: Flaw;
}

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Linear light times 512, to what a screen shows: a film-like curve that keeps highlights. */
const STEPS = 512;
const TONE = Uint8Array.from({ length: STEPS * 8 }, (_, i) => {
  const light = (i / STEPS) * 0.78;
  const film = Math.min((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 1);
  const shown = film ** (1 / 2.2);
  // a little more contrast than the film has
  return Math.round(255 * (shown + 0.22 * shown * (1 - shown) * (shown - 0.45)));
});
const BRIGHTEST = TONE.length - 1;

/** Sensor noise, for evenly grained pictures: stored ones are smooth. Its length shares no factor with a row's. */
const GRAIN = Int8Array.from(
  { length: 65521 },
  (_, i) => ((mix(i, 9) & 255) + (mix(i, 10) & 255) - 255) / 72,
);

/** Composes photographs from stored layers: a vehicle in any paint, in front of a place, with a name on its plate. */
export class PhotoComposer {
  readonly #folder: string;
  readonly #index: PhotoIndex;
  readonly #decoded = new Map<string, Promise<Pixels>>();

  private constructor(folder: string, index: PhotoIndex) {
    this.#folder = folder;
    this.#index = index;
  }

  /** Opens a folder that pack.ts has filled. */
  static async open(folder: string): Promise<PhotoComposer> {
    return new PhotoComposer(folder, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  }

  /** All stored views of vehicles. */
  get subjects(): readonly SubjectEntry[] {
    return Object.values(this.#index.subjects);
  }

  /** A finished picture as raw pixels for sharp: 1200 x 800, three channels. */
  async compose(request: PhotoRequest): Promise<Sharp> {
    const [name, subject] = this.#findSubject(request);
    const [backdropName, backdrop] = this.#findBackdrop(request);
    const [base, paint, behind] = await Promise.all([
      decode(join(this.#folder, `${name}.base.webp`), 4),
      decode(join(this.#folder, `${name}.paint.webp`), 3),
      this.#backdropPixels(backdropName, Math.round(subject.width * backdrop.scale)),
    ]);
    const { width, height, left, top } = subject;
    const gain = (request.flaw === 'dark' ? 0.42 : 1) * STEPS;
    const window = windowOf(behind, backdrop, subject, request.seed);
    const shown = showBackdrop(behind, window, width, height, gain);
    const ink = new Uint8Array(base.width * base.height);
    if (subject.plate) {
      const corners = subject.plate.map(([x, y]) => [x * width - left, y * height - top] as const);
      forEachPlatePixel(await plateInk(request.plate), corners, (x, y, dark) => {
        ink[y * base.width + x] = dark * 255;
      });
    }
    for (let y = 0, at = 0; y < base.height; y += 1) {
      let to = ((y + top) * width + left) * 3;
      let from = ((y + top + window.top) * behind.width + left + window.left) * 3;
      for (let x = 0; x < base.width; x += 1, at += 1, to += 3, from += 3) {
        const alpha = base.data[at * 4 + 3] ?? 0;
        if (alpha === 0) continue;
        const through = 1 - alpha / 255;
        const kept = 1 - ((ink[at] ?? 0) / 255) * 0.92;
        for (let c = 0; c < 3; c += 1) {
          const own =
            lightOf(base.data[at * 4 + c]) + (request.paint[c] ?? 0) * lightOf(paint.data[at * 3 + c]);
          const light = (lightOf(behind.data[from + c]) * through + own) * kept;
          shown[to + c] = TONE[Math.min(light * gain, BRIGHTEST) | 0] ?? 0;
        }
      }
    }
    addGrain(shown, request.seed);
    return spoil(
      sharp(shown, { raw: { width, height, channels: 3 } }),
      request.flaw,
      request.seed,
      width,
      height,
    );
  }

  #findSubject({ kind, face, view, scene }: PhotoRequest): readonly [string, SubjectEntry] {
    const entries = Object.entries(this.#index.subjects).filter(
      ([, entry]) => entry.kind === kind && entry.view === view,
    );
    const rank = (entry: SubjectEntry) => (entry.face === face ? 2 : 0) + (entry.scene === scene ? 1 : 0);
    const best = entries.sort(([, a], [, b]) => rank(b) - rank(a))[0];
    if (!best)
      throw new Error(
        `photos: there is no ${view} of a ${kind}. Render it: scripts/photos/README.md says how.`,
      );
    return best;
  }

  /** A backdrop in the light that the vehicle was taken in. */
  #findBackdrop(request: PhotoRequest): readonly [string, BackdropEntry] {
    const [, { scene }] = this.#findSubject(request);
    const fitting = Object.entries(this.#index.backdrops).filter(([, entry]) => entry.scene === scene);
    const chosen = fitting[mix(request.seed, 1) % Math.max(fitting.length, 1)];
    if (!chosen)
      throw new Error(
        `photos: there is no backdrop for ${scene}. Render one: scripts/photos/README.md says how.`,
      );
    return chosen;
  }

  #backdropPixels(name: string, width: number): Promise<Pixels> {
    const key = `${name} ${width}`;
    const known = this.#decoded.get(key);
    if (known) return known;
    const decoded = decode(join(this.#folder, `${name}.webp`), 3, width);
    this.#decoded.set(key, decoded);
    return decoded;
  }
}

function lightOf(code: number | undefined): number {
  return LINEAR[code ?? 0] ?? 0;
}

async function decode(file: string, channels: 3 | 4, width?: number): Promise<Pixels> {
  const stored = width === undefined ? sharp(file) : sharp(file).resize(width);
  const picture = channels === 4 ? stored.ensureAlpha() : stored.removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A well spread number from a seed and a purpose. */
function mix(seed: number, purpose: number): number {
  let h = Math.imul(seed ^ (purpose * 0x9e3779b9), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Where the picture lies on a backdrop: horizons aligned, sideways as the seed says. */
function windowOf(
  pixels: Pixels,
  backdrop: BackdropEntry,
  { width, height, horizon }: SubjectEntry,
  seed: number,
) {
  const top = Math.round(backdrop.horizon * pixels.height - horizon * height);
  return {
    left: mix(seed, 2) % (pixels.width - width + 1),
    top: Math.min(Math.max(top, 0), pixels.height - height),
  };
}

function showBackdrop(
  pixels: Pixels,
  window: { readonly left: number; readonly top: number },
  width: number,
  height: number,
  gain: number,
): Uint8Array {
  const tone = Uint8Array.from(LINEAR, (light) => TONE[Math.min(light * gain, BRIGHTEST) | 0] ?? 0);
  const shown = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    let from = ((y + window.top) * pixels.width + window.left) * 3;
    for (let to = y * width * 3; to < (y + 1) * width * 3; to += 1, from += 1)
      shown[to] = tone[pixels.data[from] ?? 0] ?? 0;
  }
  return shown;
}

function addGrain(shown: Uint8Array, seed: number): void {
  for (let i = 0, at = mix(seed, 5) % GRAIN.length; i < shown.length; i += 3) {
    at = at + 1 === GRAIN.length ? 0 : at + 1;
    const grain = GRAIN[at] ?? 0;
    for (let c = i; c < i + 3; c += 1) shown[c] = Math.min(Math.max((shown[c] ?? 0) + grain, 0), 255);
  }
}

async function spoil(
  picture: Sharp,
  flaw: Flaw | undefined,
  seed: number,
  width: number,
  height: number,
): Promise<Sharp> {
  if (flaw === 'tilted') {
    const degrees = (seed & 1 ? 1 : -1) * (2 + (mix(seed, 3) % 20) / 10);
    const [w, h] = [Math.round(width * 0.9), Math.round(height * 0.9)];
    const { data, info } = await picture
      .rotate(degrees)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const turned = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    const centre = { left: (info.width - w) >> 1, top: (info.height - h) >> 1, width: w, height: h };
    return turned.extract(centre).resize(width, height);
  }
  if (flaw === 'cropped') {
    const [w, h] = [Math.round(width * 0.8), Math.round(height * 0.8)];
    const left = seed & 1 ? width - w : 0;
    return picture
      .extract({ left, top: mix(seed, 4) % (height - h), width: w, height: h })
      .resize(width, height);
  }
  return picture;
}
