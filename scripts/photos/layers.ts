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

/** The size of finished pictures, whatever the size of what is stored. */
export const PICTURE = { width: 1080, height: 720 } as const;

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
