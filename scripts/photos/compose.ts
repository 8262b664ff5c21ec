import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PaintName } from '#scripts/illustrations/paints.ts';
import { openBackdrop, type Pixels } from './backdrop.ts';
import { BRIGHTEST, grainOf, mix, STEPS, share, TONE, type Vignette, vignetteOf } from './camera.ts';
import { instrumentsInk, PANEL_AROUND_DISPLAY } from './instruments.ts';
import {
  type BackdropEntry,
  LEAD_VIEWS,
  LINEAR,
  layerOf,
  type PhotoIndex,
  type Size,
  type SubjectEntry,
  sizesOf,
} from './layers.ts';
import { PAINT_LIGHT } from './paints.ts';
import { cornersAround, forEachPlatePixel, plateInk } from './plate.ts';

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

/** What a shadow leaves of the ground's light, by how dark it is: deeper than rendered, as below real vehicles. */
const SHADOW = Float32Array.from({ length: 256 }, (_, alpha) => (1 - alpha / 255) ** 1.3);
/** The sum of a pixel's stored bytes below which it may be the ground: nothing of a vehicle is that dark. */
const DARKEST = 30;
/** How much of the light number plates' ink takes. */
const INK = 0.975;
/** The light of figures that shine, times 512, for a byte of them. */
const GLOW = (0.9 * STEPS) / 255;

/** Composes photographs from stored layers: a vehicle in any paint, in front of a place, with a name on its plate. */
export class PhotoComposer {
  readonly #folder: string;
  readonly #index: PhotoIndex;
  readonly #places = new Map<string, Promise<Pixels>>();
  readonly #subjects = new Map<string, Promise<Layers>>();

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
    const [layers, behind] = await Promise.all([
      this.#layers(name, size),
      this.#backdropPixels(backdropName, backdrop, Math.round(whole.width * backdrop.scale)),
    ]);
    const window = windowOf(behind, backdrop, subject, request.seed, whole);
    const corner = { left: window.left + frame.left, top: window.top + frame.top };
    const tables = tablesOf(request, subject);
    const film = {
      grain: grainOf(request.seed),
      gain: isInside(subject) ? INSIDE_GRAIN : 1,
      vignette: vignetteOf(picture, request.seed),
    };
    const shown = showBackdrop(behind, corner, tables.behind, film, picture);
    const ink = await inkOf(request, subject, spot, whole);
    // what of the stored part is in the frame
    const [left, top] = [Math.max(frame.left - spot.left, 0), Math.max(frame.top - spot.top, 0)];
    const right = Math.min(frame.left + width - spot.left, size.width);
    const bottom = Math.min(frame.top + height - spot.top, size.height);
    for (let y = top; y < bottom; y += 1) {
      const at = y * size.width;
      const [row, column] = [y + spot.top - frame.top, spot.left - frame.left];
      const from = (y + spot.top + window.top) * behind.width + spot.left + window.left;
      drawRow({ left, right, at, row, column, from }, { layers, behind, tables, ink, film, shown });
    }
    const developed = sharp(shown, { raw: { width, height, channels: 3 } });
    return spoil(developed, picture, request.flaw, request.seed);
  }

  /**
   * The vehicle alone with its shadow, transparent round it, in the size that is stored: raw pixels, four channels. Shadows
   * are stored for linear light; on a page they are mixed with what is behind in the screen's.
   */
  async cutOut(request: PhotoRequest): Promise<Pixels> {
    const [name, subject] = findSubject(this.#index, request);
    const size = { width: subject.partWidth, height: subject.partHeight };
    const [{ base, alphas, paint }, ink] = await Promise.all([
      this.#layers(name, size),
      inkOf(request, subject, size, sizesOf(request.view).whole),
    ]);
    const colour = PAINT_LIGHT[request.paint];
    const data = new Uint8Array(size.width * size.height * 4);
    for (let at = 0; at < size.width * size.height; at += 1) {
      const alpha = (alphas[at] ?? 0) / 255;
      if (alpha === 0) continue;
      const kept = 1 - (ink?.dark[at] ?? 0) / 255;
      for (let c = 0; c < 3; c += 1) {
        const own = lightOf(base[at * 3 + c]) + (colour[c] ?? 0) * lightOf(paint[at * 3 + c]);
        data[at * 4 + c] = TONE[Math.min(((own * kept) / alpha) * STEPS, BRIGHTEST) | 0] ?? 0;
      }
      data[at * 4 + 3] = 255 * (1 - (1 - alpha) ** (1 / 2.2));
    }
    return { data, ...size };
  }

  /** A vehicle's stored layers in a size. Those of the last few stay decoded: a listing and a build need them again. */
  async #layers(name: string, size: Size): Promise<Layers> {
    const known = this.#subjects.get(name);
    const decoded = known ?? decode(join(this.#folder, name));
    this.#subjects.delete(name);
    this.#subjects.set(name, decoded);
    const [oldest] = this.#subjects.keys();
    if (oldest && this.#subjects.size > MAX_DECODED) this.#subjects.delete(oldest);
    return resizeLayers(await decoded, size);
  }

  /** A backdrop for pictures of a width. Those of the last few dozen stay decoded. */
  #backdropPixels(name: string, entry: BackdropEntry, width: number): Promise<Pixels> {
    const key = `${name} ${width}`;
    const known = this.#places.get(key);
    const opened = known ?? openBackdrop(join(this.#folder, `${name}.webp`), entry, width);
    this.#places.delete(key);
    this.#places.set(key, opened);
    const [oldest] = this.#places.keys();
    if (oldest && this.#places.size > MAX_PLACES) this.#places.delete(oldest);
    return opened;
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

/** How far away photographers stand: a vehicle fills the picture, or up to a tenth less. */
const NEAREST_STEPS = 100;

/**
 * Where the stored part lies in the finished picture. Of pictures that cards show, somewhat smaller and shifted as the seed
 * says, about the horizon, so that the vehicle stays on the ground; others as they were taken, which costs no resizing.
 */
export function spotOf(subject: SubjectEntry, seed: number, picture: Size): Spot {
  const scale = picture.width / subject.width;
  const varies = LEAD_VIEWS.has(subject.view);
  const zoom = varies ? 1 - (mix(seed, 6) % NEAREST_STEPS) / (10 * NEAREST_STEPS) : 1;
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

/** What is written on a vehicle: how dark it is and how much it shines, pixel by pixel of the stored part. */
interface Ink {
  readonly dark: Uint8Array;
  readonly glow: Uint8Array;
}

/** The text of a plate, or of instruments, as it lies on the stored part; undefined where there is none. */
async function inkOf(
  { text }: PhotoRequest,
  { plate, face, width: whole, left, top, partWidth, partHeight }: SubjectEntry,
  { width, height }: Size,
  picture: Size,
): Promise<Ink | undefined> {
  if (!plate || text === '') return undefined;
  const ink = { dark: new Uint8Array(width * height), glow: new Uint8Array(width * height) };
  const tall = (whole * picture.height) / picture.width;
  const corners = plate.map(
    ([x, y]) => [((x * whole - left) * width) / partWidth, ((y * tall - top) * height) / partHeight] as const,
  );
  const sign = face === '' ? await instrumentsInk(text) : await plateInk(text);
  const quad = face === '' ? cornersAround(corners, PANEL_AROUND_DISPLAY) : corners;
  forEachPlatePixel(sign, quad, (x, y, dark, glow) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    ink.dark[y * width + x] = dark * 255 * (face === '' ? 1 : INK);
    ink.glow[y * width + x] = glow * 255;
  });
  return ink;
}

function lightOf(code: number | undefined): number {
  return LINEAR[code ?? 0] ?? 0;
}

/** A vehicle in black paint, its share of each pixel, and what white paint adds. */
interface Layers extends Size {
  readonly base: Uint8Array;
  readonly alphas: Uint8Array;
  readonly paint: Uint8Array;
}

/** Two megabytes each. */
const MAX_DECODED = 8;
/** Two to six megabytes each: as many as a build needs at a time. */
const MAX_PLACES = 40;

async function decode(file: string): Promise<Layers> {
  const [{ data, info }, paint] = await Promise.all([
    sharp(`${file}.base.webp`).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(`${file}.paint.webp`).removeAlpha().raw().toBuffer(),
  ]);
  const count = info.width * info.height;
  const [base, alphas] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let i = 0; i < count; i += 1) {
    base[i * 3] = data[i * 4] ?? 0;
    base[i * 3 + 1] = data[i * 4 + 1] ?? 0;
    base[i * 3 + 2] = data[i * 4 + 2] ?? 0;
    alphas[i] = data[i * 4 + 3] ?? 0;
  }
  return { base, alphas, paint, width: info.width, height: info.height };
}

/** Colours are stored with their share already in them, so they are resized apart from it: sharp would apply it again. */
async function resizeLayers(layers: Layers, size: Size): Promise<Layers> {
  if (layers.width === size.width && layers.height === size.height) return layers;
  const [base, alphas, paint] = await Promise.all([
    resizeRaw(layers.base, layers, 3, size),
    resizeRaw(layers.alphas, layers, 1, size),
    // soft all over: half the time, and nothing to see of it
    resizeRaw(layers.paint, layers, 3, size, 'linear'),
  ]);
  return { base, alphas, paint, width: size.width, height: size.height };
}

function resizeRaw(
  data: Uint8Array,
  from: Size,
  channels: 1 | 3,
  { width, height }: Size,
  kernel: 'lanczos3' | 'linear' = 'lanczos3',
): Promise<Uint8Array> {
  const raw = { width: from.width, height: from.height, channels };
  const sized = sharp(data, { raw }).resize(width, height, { fit: 'fill', kernel });
  return (channels === 1 ? sized.toColourspace('b-w') : sized).raw().toBuffer();
}

/** Light times 512 of every stored byte, for red, green and blue one after the other. */
interface Tables {
  readonly base: Float32Array;
  readonly paint: Float32Array;
  readonly behind: Float32Array;
}

/** How a camera took it: pictures of one dealer are taken on many days, with one phone or another. */
const EXPOSURE_STOPS = 0.4;
const WARMTH = 0.055;
/** What cameras take for a usual colour, and how many stops less light a white vehicle gets, about, for one of it. */
const METERED = 0.2;
const METERING = 0.6;
/** Inside they meter the dark room, and what is seen through the panes gets too much light. */
const INSIDE_STOPS = 0.45;
const GLARE = 1.7;
const INSIDE_GRAIN = 2;
/** Between magenta and green. */
const TINT = 0.012;
/** A careless photographer's dark picture. */
const DARK = 0.42;
/** Reflections, lamps and rims in black paint: the bright ones brighter than rendered. */
const GLEAM = { dark: 1.05, bright: 1.7, light: 0.5 } as const;
/** The same of colour that scatters light: what is turned away from the sun is darker. */
const MODELLING = { power: 1.4, light: 0.7 } as const;

/** Cabins have no face: they serve every make. */
function isInside({ face }: SubjectEntry): boolean {
  return face === '';
}

function gleamOf(light: number): number {
  const share = Math.min(light / GLEAM.light, 1);
  return light * (GLEAM.dark + (GLEAM.bright - GLEAM.dark) * share * share * (3 - 2 * share));
}

function modelled(light: number): number {
  const share = light / MODELLING.light;
  return share < 1 ? MODELLING.light * share ** MODELLING.power : light;
}

function tablesOf({ paint, flaw, seed }: PhotoRequest, subject: SubjectEntry): Tables {
  const inside = isInside(subject);
  const colour = PAINT_LIGHT[paint];
  const stops =
    EXPOSURE_STOPS * (share(mix(seed, 11)) - 0.5) +
    (inside ? INSIDE_STOPS : METERING * (METERED - colour[1]));
  const exposure = 2 ** stops * (flaw === 'dark' ? DARK : 1) * STEPS;
  const warmth = 2 * WARMTH * (share(mix(seed, 12)) - 0.5);
  const tint = 1 + 2 * TINT * (share(mix(seed, 14)) - 0.5);
  const gains = [exposure * (1 + warmth), exposure * tint, exposure * (1 - warmth)];
  const table = (factors: readonly number[], curve: (light: number) => number = (light) => light) =>
    Float32Array.from({ length: 768 }, (_, i) => curve(lightOf(i & 255)) * (factors[i >> 8] ?? 0));
  return {
    base: inside ? table(gains) : table(gains, gleamOf),
    paint: table(
      gains.map((gain, c) => gain * (colour[c] ?? 0)),
      modelled,
    ),
    behind: table(gains.map((gain) => gain * (subject.behind ?? 1) * (inside ? GLARE : 1))),
  };
}

interface Row {
  /** The columns of the stored part that are drawn. */
  readonly left: number;
  readonly right: number;
  /** Where the row begins on the stored part, in pixels. */
  readonly at: number;
  /** Which row of the picture it is, and where in it the stored part begins. */
  readonly row: number;
  readonly column: number;
  /** Where the row begins on the backdrop, in pixels. */
  readonly from: number;
}

interface Drawing {
  readonly layers: Layers;
  readonly behind: Pixels;
  readonly tables: Tables;
  readonly ink: Ink | undefined;
  readonly film: Film;
  readonly shown: Uint8ClampedArray;
}

/** What a camera adds to every pixel. */
interface Film {
  readonly grain: Int8Array;
  /** How many times stronger the grain is. */
  readonly gain: number;
  readonly vignette: Vignette;
}

/** Draws a row of a vehicle over what is behind. Most of the time goes here: engines inline the calls, but would allocate tuples. */
function drawRow(row: Row, { layers, behind: place, tables, ink, film, shown }: Drawing): void {
  const { columns, rows } = film.vignette;
  const [shade, first] = [rows[row.row] ?? 1, row.row * columns.length + row.column];
  const { base, alphas, paint } = layers;
  const { base: bases, paint: paints, behind } = tables;
  for (let x = row.left; x < row.right; x += 1) {
    const at = row.at + x;
    const alpha = byteAt(alphas, at);
    if (alpha === 0) continue;
    const isDark = byteAt(base, at * 3) + byteAt(base, at * 3 + 1) + byteAt(base, at * 3 + 2) < DARKEST;
    const through = isDark ? lightAt(SHADOW, alpha) : 1 - alpha / 255;
    const left = (ink ? 1 - byteAt(ink.dark, at) / 255 : 1) * shade * lightAt(columns, row.column + x);
    const shining = ink ? byteAt(ink.glow, at) * GLOW : 0;
    const noise = (film.grain[first + x] ?? 0) * film.gain;
    for (let c = 0; c < 3; c += 1) {
      const own = lightAt(bases, (c << 8) + byteAt(base, at * 3 + c));
      const added = lightAt(paints, (c << 8) + byteAt(paint, at * 3 + c));
      const beyond = lightAt(behind, (c << 8) + byteAt(place.data, (row.from + x) * 3 + c)) * through;
      const light = Math.min((beyond + own + added) * left + shining, BRIGHTEST);
      shown[(first + x) * 3 + c] = byteAt(TONE, light | 0) + noise;
    }
  }
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

function lightAt(lights: Float32Array, at: number): number {
  return lights[at] ?? 0;
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
  { data, width: whole }: Pixels,
  window: { readonly left: number; readonly top: number },
  lights: Float32Array,
  { grain, gain, vignette }: Film,
  { width, height }: Size,
): Uint8ClampedArray {
  const shown = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    const shade = vignette.rows[y] ?? 1;
    let from = ((y + window.top) * whole + window.left) * 3;
    for (let x = 0; x < width; x += 1, to += 3, from += 3) {
      const left = shade * lightAt(vignette.columns, x);
      const noise = (grain[to / 3] ?? 0) * gain;
      for (let c = 0; c < 3; c += 1) {
        const light = Math.min(lightAt(lights, (c << 8) + byteAt(data, from + c)) * left, BRIGHTEST);
        shown[to + c] = byteAt(TONE, light | 0) + noise;
      }
    }
  }
  return shown;
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
