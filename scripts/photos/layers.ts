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

/** What a picture of a vehicle consists of, stored as two WebP files of the part that holds the vehicle and its shadow. */
export interface SubjectEntry {
  readonly kind: string;
  readonly face: string;
  readonly view: string;
  readonly scene: string;
  /** Height of the horizon: 0 top, 1 bottom. */
  readonly horizon: number;
  /** Corners of the number plate as shares of width and height: upper left, upper right, lower right, lower left. */
  readonly plate: readonly (readonly [number, number])[] | null;
  /** The picture's size, and where the stored part lies in it. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** A place to put vehicles in front of: wider and taller than a picture. */
export interface BackdropEntry {
  readonly scene: string;
  readonly seed: number;
  readonly horizon: number;
  /** How many times as wide as a picture the place is; it is stored smaller, since it is out of focus. */
  readonly scale: number;
}

/** `index.json` beside the stored pictures. */
export interface PhotoIndex {
  readonly subjects: Readonly<Record<string, SubjectEntry>>;
  readonly backdrops: Readonly<Record<string, BackdropEntry>>;
}
