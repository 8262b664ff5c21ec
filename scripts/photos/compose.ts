import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PaintName } from '#scripts/illustrations/paints.ts';
import {
  type BackdropEntry,
  LINEAR,
  layerOf,
  type PhotoIndex,
  type Size,
  type SubjectEntry,
  sizesOf,
  WHOLE_VIEWS,
} from './layers.ts';
import { PAINT_LIGHT } from './paints.ts';
import { displayInk, forEachPlatePixel, plateInk } from './plate.ts';

/** Mistakes of careless photographers. */
export const FLAWS = ['dark', 'tilted', 'cropped'] as const;
export type Flaw = (typeof FLAWS)[number];

export interface PhotoRequest {
  readonly kind: string;
  readonly face: string;
  readonly view: string;
  /** The colour of the vehicle; inside, of the seats. */
  readonly paint: PaintName;
  readonly scene: string;
  /** Chooses the backdrop, what part of it is seen, and where the vehicle stands in the picture. */
  readonly seed: number;
  /** What the number plate says, at most nine letters; on an odometer, the kilometres. */
  readonly text: string;
  readonly flaw?: Flaw;
}

export interface Pixels {
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

  constructor(folder: string, index: PhotoIndex) {
    this.#folder = folder;
    this.#index = index;
  }

  /** A finished picture as raw pixels for sharp, three channels. */
  async compose(request: PhotoRequest): Promise<Sharp> {
    const [name, subject] = findSubject(this.#index, request);
    const [backdropName, backdrop] = findBackdrop(this.#index, request);
    const { shown: picture, whole } = sizesOf(request.view);
    const { width, height } = picture;
    const spot = spotOf(subject, request.seed, whole);
    const frame = frameOf(subject, spot, picture, whole);
    const size = { width: spot.width, height: spot.height };
    const [base, paint, behind] = await Promise.all([
      decode(join(this.#folder, `${name}.base.webp`), 4, size),
      decode(join(this.#folder, `${name}.paint.webp`), 3, size),
      this.#backdropPixels(backdropName, Math.round(whole.width * backdrop.scale)),
    ]);
    const gain = (request.flaw === 'dark' ? 0.42 : 1) * STEPS;
    const outside = subject.behind ?? 1;
    const window = windowOf(behind, backdrop, subject, request.seed, whole);
    const corner = { left: window.left + frame.left, top: window.top + frame.top };
    const shown = showBackdrop(behind, corner, gain * outside, picture);
    const ink = await inkOf(request, subject, spot, whole);
    const colour = PAINT_LIGHT[request.paint];
    // what of the stored part is in the frame
    const [left, top] = [Math.max(frame.left - spot.left, 0), Math.max(frame.top - spot.top, 0)];
    const right = Math.min(frame.left + width - spot.left, base.width);
    const bottom = Math.min(frame.top + height - spot.top, base.height);
    for (let y = top; y < bottom; y += 1) {
      let at = y * base.width + left;
      let to = ((y + spot.top - frame.top) * width + left + spot.left - frame.left) * 3;
      let from = ((y + spot.top + window.top) * behind.width + left + spot.left + window.left) * 3;
      for (let x = left; x < right; x += 1, at += 1, to += 3, from += 3) {
        const alpha = base.data[at * 4 + 3] ?? 0;
        if (alpha === 0) continue;
        const through = (1 - alpha / 255) * outside;
        const kept = 1 - ((ink?.[at] ?? 0) / 255) * 0.92;
        for (let c = 0; c < 3; c += 1) {
          const own = lightOf(base.data[at * 4 + c]) + (colour[c] ?? 0) * lightOf(paint.data[at * 3 + c]);
          const light = (lightOf(behind.data[from + c]) * through + own) * kept;
          shown[to + c] = TONE[Math.min(light * gain, BRIGHTEST) | 0] ?? 0;
        }
      }
    }
    addGrain(shown, request.seed);
    return spoil(sharp(shown, { raw: { width, height, channels: 3 } }), picture, request.flaw, request.seed);
  }

  /**
   * The vehicle alone with its shadow, transparent round it, in the size that is stored: raw pixels, four channels. Shadows
   * are stored for linear light; on a page they are mixed with what is behind in the screen's.
   */
  async cutOut(request: PhotoRequest): Promise<Pixels> {
    const [name, subject] = findSubject(this.#index, request);
    const size = { width: subject.partWidth, height: subject.partHeight };
    const [base, paint, ink] = await Promise.all([
      decode(join(this.#folder, `${name}.base.webp`), 4, size),
      decode(join(this.#folder, `${name}.paint.webp`), 3, size),
      inkOf(request, subject, size, sizesOf(request.view).whole),
    ]);
    const colour = PAINT_LIGHT[request.paint];
    const data = new Uint8Array(size.width * size.height * 4);
    for (let at = 0; at < size.width * size.height; at += 1) {
      const alpha = (base.data[at * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const kept = 1 - ((ink?.[at] ?? 0) / 255) * 0.92;
      for (let c = 0; c < 3; c += 1) {
        const own = lightOf(base.data[at * 4 + c]) + (colour[c] ?? 0) * lightOf(paint.data[at * 3 + c]);
        data[at * 4 + c] = TONE[Math.min(((own * kept) / alpha) * STEPS, BRIGHTEST) | 0] ?? 0;
      }
      data[at * 4 + 3] = 255 * (1 - (1 - alpha) ** (1 / 2.2));
    }
    return { data, ...size };
  }

  #backdropPixels(name: string, width: number): Promise<Pixels> {
    const key = `${name} ${width}`;
    const known = this.#decoded.get(key);
    if (known) return known;
    const decoded = sharp(join(this.#folder, `${name}.webp`))
      .resize(width)
      .blur((OUT_OF_FOCUS * width) / 1620)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, width: info.width, height: info.height }));
    this.#decoded.set(key, decoded);
    return decoded;
  }
}

/** The stored layers of a request, by name. Throws where they are not rendered. */
export function findSubject(
  { subjects }: PhotoIndex,
  { kind, face, view, scene }: PhotoRequest,
): readonly [string, SubjectEntry] {
  const found = Object.entries(subjects).find(
    ([, entry]) =>
      entry.kind === kind && entry.face === face && entry.view === layerOf(view) && entry.scene === scene,
  );
  if (!found)
    throw new Error(
      `photos: there is no ${view} of a ${kind} ${face} in ${scene}. Render it: scripts/photos/README.md says how.`,
    );
  return found;
}

/** A backdrop in the light that the vehicle was taken in. */
export function findBackdrop(
  { backdrops }: PhotoIndex,
  { scene, seed }: PhotoRequest,
): readonly [string, BackdropEntry] {
  const fitting = Object.entries(backdrops).filter(([, entry]) => entry.scene === scene);
  const chosen = fitting[mix(seed, 1) % Math.max(fitting.length, 1)];
  if (!chosen)
    throw new Error(
      `photos: there is no backdrop for ${scene}. Render one: scripts/photos/README.md says how.`,
    );
  return chosen;
}

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is behind is blurred: it hides the noise of few samples and saves a fifth of the bytes. In pixels of 1620. */
const OUT_OF_FOCUS = 1.8;

/** How far away photographers stand: a vehicle fills the picture, or up to a tenth less. */
const NEAREST_STEPS = 100;

/**
 * Where the stored part lies in the finished picture: somewhat smaller and shifted as the seed says, about the horizon,
 * so that it stays on the ground. What is only partly in the picture stays where it is.
 */
export function spotOf(subject: SubjectEntry, seed: number, picture: Size): Spot {
  const scale = picture.width / subject.width;
  const isCut = !WHOLE_VIEWS.has(subject.view);
  const zoom = isCut ? 1 : 1 - (mix(seed, 6) % NEAREST_STEPS) / (10 * NEAREST_STEPS);
  const width = Math.min(Math.round(subject.partWidth * scale * zoom), picture.width);
  const height = Math.min(Math.round(subject.partHeight * scale * zoom), picture.height);
  const room = picture.width - width;
  const middle = picture.width / 2 + (subject.left * scale - picture.width / 2) * zoom;
  const shift = ((mix(seed, 7) % 200) / 100 - 1) * 0.6 * picture.width * (1 - zoom);
  const horizon = subject.horizon * picture.height;
  const top = Math.round(horizon + (subject.top * scale - horizon) * zoom);
  return {
    width,
    height,
    left: Math.min(Math.max(Math.round(middle + shift), 0), room),
    top: Math.min(Math.max(top, 0), picture.height - height),
  };
}

/** The part that is shown of the whole: all of it, or what is round the number plate. */
function frameOf(
  { plate, width: stored, left, top, partWidth }: SubjectEntry,
  spot: Spot,
  shown: Size,
  whole: Size,
): { readonly left: number; readonly top: number } {
  const [roomX, roomY] = [whole.width - shown.width, whole.height - shown.height];
  const [x, y] = plate?.[0] ?? [0.5, 0.5];
  const scale = spot.width / partWidth;
  const middle = [
    spot.left + (x * stored - left) * scale,
    spot.top + ((y * stored) / 1.5 - top) * scale,
  ] as const;
  return {
    left: Math.min(Math.max(Math.round(middle[0] - shown.width * 0.5), 0), roomX),
    // lamps are above the plate
    top: Math.min(Math.max(Math.round(middle[1] - shown.height * 0.62), 0), roomY),
  };
}

/** The text of a plate or display, as it lies on the stored part; undefined where there is none. */
async function inkOf(
  { text }: PhotoRequest,
  { plate, face, width: whole, left, top, partWidth, partHeight }: SubjectEntry,
  { width, height }: Size,
  picture: Size,
): Promise<Uint8Array | undefined> {
  if (!plate || text === '') return undefined;
  const ink = new Uint8Array(width * height);
  const tall = (whole * picture.height) / picture.width;
  const corners = plate.map(
    ([x, y]) => [((x * whole - left) * width) / partWidth, ((y * tall - top) * height) / partHeight] as const,
  );
  forEachPlatePixel(await (face === '' ? displayInk(text) : plateInk(text)), corners, (x, y, dark) => {
    if (x >= 0 && y >= 0 && x < width && y < height) ink[y * width + x] = dark * 255;
  });
  return ink;
}

function lightOf(code: number | undefined): number {
  return LINEAR[code ?? 0] ?? 0;
}

/**
 * Pixels of a stored layer in a size. Colours are stored with their share already in them, so they are resized apart from
 * it: sharp would take it into account a second time.
 */
async function decode(
  file: string,
  channels: 3 | 4,
  size: { readonly width: number; readonly height: number },
): Promise<Pixels> {
  const stored = sharp(file);
  const { data, info } = await (channels === 4 ? stored.ensureAlpha() : stored.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width === size.width && info.height === size.height) return { data, ...size };
  const from = { width: info.width, height: info.height };
  if (channels === 3) return { data: await resizeRaw(data, from, 3, size), ...size };
  const count = from.width * from.height;
  const [light, share] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let i = 0; i < count; i += 1) {
    light[i * 3] = data[i * 4] ?? 0;
    light[i * 3 + 1] = data[i * 4 + 1] ?? 0;
    light[i * 3 + 2] = data[i * 4 + 2] ?? 0;
    share[i] = data[i * 4 + 3] ?? 0;
  }
  const [lit, shares] = await Promise.all([resizeRaw(light, from, 3, size), resizeRaw(share, from, 1, size)]);
  const out = new Uint8Array(size.width * size.height * 4);
  for (let i = 0; i < size.width * size.height; i += 1) {
    out[i * 4] = lit[i * 3] ?? 0;
    out[i * 4 + 1] = lit[i * 3 + 1] ?? 0;
    out[i * 4 + 2] = lit[i * 3 + 2] ?? 0;
    out[i * 4 + 3] = shares[i] ?? 0;
  }
  return { data: out, ...size };
}

function resizeRaw(
  data: Uint8Array,
  from: { readonly width: number; readonly height: number },
  channels: 1 | 3,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Uint8Array> {
  const sized = sharp(data, { raw: { ...from, channels } }).resize(width, height, { fit: 'fill' });
  return (channels === 1 ? sized.toColourspace('b-w') : sized).raw().toBuffer();
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
  { horizon }: SubjectEntry,
  seed: number,
  picture: Size,
) {
  const top = Math.round(backdrop.horizon * pixels.height - horizon * picture.height);
  return {
    left: mix(seed, 2) % (pixels.width - picture.width + 1),
    top: Math.min(Math.max(top, 0), pixels.height - picture.height),
  };
}

function showBackdrop(
  pixels: Pixels,
  window: { readonly left: number; readonly top: number },
  gain: number,
  { width, height }: Size,
): Uint8ClampedArray {
  const tone = Uint8Array.from(LINEAR, (light) => TONE[Math.min(light * gain, BRIGHTEST) | 0] ?? 0);
  const shown = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    let from = ((y + window.top) * pixels.width + window.left) * 3;
    for (let to = y * width * 3; to < (y + 1) * width * 3; to += 1, from += 1)
      shown[to] = tone[pixels.data[from] ?? 0] ?? 0;
  }
  return shown;
}

function addGrain(shown: Uint8ClampedArray, seed: number): void {
  for (let i = 0, at = mix(seed, 5) % GRAIN.length; i < shown.length; i += 3) {
    at = at + 1 === GRAIN.length ? 0 : at + 1;
    const grain = GRAIN[at] ?? 0;
    for (let c = i; c < i + 3; c += 1) shown[c] = (shown[c] ?? 0) + grain;
  }
}

async function spoil(
  picture: Sharp,
  { width, height }: Size,
  flaw: Flaw | undefined,
  seed: number,
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
