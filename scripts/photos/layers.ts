/** How stored pictures encode linear light: a power curve, so that eight bits do for shadows and highlights. */
const GAMMA = 2.4;
const HIGHEST = 6;

/** Linear light of every stored byte. */
export const LINEAR: Float32Array = Float32Array.from(
  { length: 256 },
  (_, code) => HIGHEST * (code / 255) ** GAMMA,
);

export function encodeLight(light: number): number {
  return Math.round(255 * Math.min(Math.max(light, 0) / HIGHEST, 1) ** (1 / GAMMA));
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of finished pictures from the front, which cards and galleries begin with: about what is stored. */
const FRONT: Size = { width: 960, height: 640 };
/** The size of other views of whole vehicles, and of close-ups that are parts of them: as they are stored. */
const OTHER: Size = { width: 720, height: 480 };
const INSIDE: Size = { width: 660, height: 440 };
const DETAIL: Size = { width: 600, height: 400 };
/** What a close-up is a part of. */
const ENLARGED: Size = { width: 1200, height: 800 };

/** Pictures that cards may show. */
export const LEAD_VIEWS: ReadonlySet<string> = new Set(['hero', 'heroRight']);

const SIZES: Readonly<Record<string, Size>> = {
  ...{ dash: INSIDE, seats: INSIDE, odometer: INSIDE, boot: INSIDE },
  ...{ wheel: DETAIL, lamp: DETAIL },
};

/** Close-ups round the number plate, and the views that they are parts of. */
const CLOSE_UPS: Readonly<Record<string, string>> = { nose: 'hero', noseRight: 'heroRight', tail: 'rear34' };
export const CLOSE_UP_VIEWS: readonly string[] = Object.keys(CLOSE_UPS);

/** The view whose layers a picture is made of. */
export function layerOf(view: string): string {
  return CLOSE_UPS[view] ?? view;
}

/** The size of a finished picture, and of the whole that it is a part of. */
export function sizesOf(view: string): { readonly shown: Size; readonly whole: Size } {
  if (view in CLOSE_UPS) return { shown: OTHER, whole: ENLARGED };
  const size = LEAD_VIEWS.has(view) ? FRONT : (SIZES[view] ?? OTHER);
  return { shown: size, whole: size };
}

/** Views that show a vehicle from end to end. */
export const WHOLE_VIEWS: ReadonlySet<string> = new Set([
  'hero',
  'heroRight',
  'side',
  'rear34',
  'front',
  'rear',
]);

/**
 * A picture of a vehicle or of the inside of one, stored as two WebP files of the part that holds it and its shadow.
 */
export interface SubjectEntry {
  /** A body kind, or a cabin. */
  readonly kind: string;
  /** Empty for cabins: they serve every make. */
  readonly face: string;
  readonly view: string;
  readonly scene: string;
  /** Height of the horizon: 0 top, 1 bottom. */
  readonly horizon: number;
  /** Corners of the number plate, or of an odometer's display, as shares of width and height: upper left, upper right, lower right, lower left. */
  readonly plate: readonly (readonly [number, number])[] | null;
  /** Width of the whole picture, and where the stored part lies in it, in its own pixels. */
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly partWidth: number;
  readonly partHeight: number;
  /** How many times brighter a place looks from inside. */
  readonly behind?: number;
  /** Changes with the stored files. */
  readonly hash: string;
}

/** A place to put vehicles in front of: wider and taller than a picture. */
export interface BackdropEntry {
  readonly scene: string;
  readonly seed: number;
  readonly horizon: number;
  /** How many times as wide as a picture the place is; it is stored smaller, since it is out of focus. */
  readonly scale: number;
  readonly hash: string;
}

/** `index.json` beside the stored pictures. */
export interface PhotoIndex {
  readonly subjects: Readonly<Record<string, SubjectEntry>>;
  readonly backdrops: Readonly<Record<string, BackdropEntry>>;
}
