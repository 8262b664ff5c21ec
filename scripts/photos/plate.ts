import sharp from 'sharp';

/**
 * Letters of number plates, as strokes on a grid 4 wide and 6 high. Drawn here, so that plates look the same on a machine
 * without fonts.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 6V0H2.6Q4 0 4 1.4T2.6 2.8H0M2.6 2.8Q4 2.8 4 4.4T2.6 6H0',
  C: 'M4 1.2Q3.6 0 2.2 0Q0 0 0 3T2.2 6Q3.6 6 4 4.8',
  D: 'M0 0V6H2Q4 6 4 3T2 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.2Q3.6 0 2.2 0Q0 0 0 3T2.2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.6 0V4.4Q3.6 6 2 6T.3 4.6',
  K: 'M0 0V6M4 0L.2 3.6M1.4 2.6L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6T4 3T2 0Z',
  P: 'M0 6V0H2.6Q4 0 4 1.6T2.6 3.2H0',
  Q: 'M2 0Q0 0 0 3T2 6T4 3T2 0ZM2.6 4.4L4 6.2',
  R: 'M0 6V0H2.6Q4 0 4 1.6T2.6 3.2H0M2 3.2L4 6',
  S: 'M3.9 1.2Q3.5 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3T3.9 4.5Q3.9 6 2 6Q.4 6 0 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0Q0 0 0 3T2 6T4 3T2 0Z',
  1: 'M1 1L2.4 0V6',
  2: 'M0 1.4Q.2 0 2 0T4 1.6Q4 2.8 0 6H4',
  3: 'M.2 0H4L1.8 2.4Q4 2.4 4 4.2T2 6Q.4 6 0 4.8',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.8 0H.6L.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4T2 6Q.4 6 0 5',
  6: 'M3.4 0Q0 1.4 0 4Q0 6 2 6T4 4T2 2.2Q.4 2.2 0 3.8',
  7: 'M0 0H4L1.4 6',
  8: 'M2 0Q.2 0 .2 1.4T2 2.8T3.8 1.4T2 0ZM2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z',
  9: 'M.6 6Q4 4.6 4 2Q4 0 2 0T0 2T2 3.8Q3.6 3.8 4 2.2',
};

/** How dark a plate's points are: 0 white to 255 ink. */
export interface PlateInk {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
  /** What shines by itself, where anything does. */
  readonly glow?: Uint8Array;
}

interface Sign {
  readonly width: number;
  readonly height: number;
  /** Where letters begin from above, and how tall a sixth of one is. */
  readonly top: number;
  readonly sixth: number;
  /** The most that a letter takes of the width, with the space after it. */
  readonly step: number;
  /** What is drawn beside the letters. */
  readonly more: string;
}

const PLATE: Sign = {
  width: 744,
  height: 268,
  top: 56,
  sixth: 21,
  step: 92,
  more: '<rect x="10" y="10" width="724" height="248" rx="16" stroke-width="6" stroke="#777"/><path d="M190 218H554" stroke-width="9" stroke="#999"/>',
};
const made = new Map<string, Promise<PlateInk>>();

/** A plate with a dealer's name: the letters of `text`, at most nine, and a line below. */
export function plateInk(text: string): Promise<PlateInk> {
  const known = made.get(text);
  if (known) return known;
  const drawn = draw(text, PLATE);
  made.set(text, drawn);
  return drawn;
}

async function draw(text: string, { width, height, top, sixth, step: most, more }: Sign): Promise<PlateInk> {
  const letters = [...text.toUpperCase()]
    .filter((letter) => letter === ' ' || letter in STROKES)
    .slice(0, 10);
  const step = Math.min(most, (width - 104) / Math.max(letters.length, 1));
  const scale = (step * 0.7) / 4;
  const left = (width - step * letters.length + step * 0.3) / 2;
  const glyphs = letters.map(
    (letter, i) => `<path d="${placed(letter, left + i * step, top, scale, sixth)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>
<g fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round" stroke-linejoin="round">${more}${glyphs.join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = Uint8Array.from({ length: info.width * info.height }, (_, i) => data[i * info.channels] ?? 0);
  return { width: info.width, height: info.height, ink };
}

/** A letter's path, moved and stretched without stretching its stroke. */
export function placed(letter: string, x: number, y: number, wide: number, tall: number): string {
  return (STROKES[letter] ?? '').replaceAll(
    /([MLHVQTZ])([^MLHVQTZ]*)/g,
    (_, command: string, numbers: string) => {
      const values = numbers.trim() === '' ? [] : numbers.trim().split(/\s+/).map(Number);
      const moved = values.map((value, i) =>
        command === 'V' || (command !== 'H' && i % 2 === 1) ? y + value * tall : x + value * wide,
      );
      return command + moved.map((value) => value.toFixed(1)).join(' ');
    },
  );
}

type Point = readonly [number, number];

/**
 * Calls `paint` for every pixel inside the quadrilateral `corners` (upper left, upper right, lower right, lower left, in
 * pixels), with how dark the plate is there and how much it shines: 0 to 1.
 */
export function forEachPlatePixel(
  plate: PlateInk,
  corners: readonly Point[],
  paint: (x: number, y: number, dark: number, glow: number) => void,
): void {
  const m = homography(corners);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y += 1) {
    for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x += 1) {
      let [dark, glow] = [0, 0];
      for (let i = 0; i < 16; i += 1) {
        const px = x + ((i % 4) + 0.5) / 4;
        const py = y + ((i >> 2) + 0.5) / 4;
        const z = m[6] * px + m[7] * py + m[8];
        const u = (m[0] * px + m[1] * py + m[2]) / z;
        const v = (m[3] * px + m[4] * py + m[5]) / z;
        if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
        const at = Math.floor(v * plate.height) * plate.width + Math.floor(u * plate.width);
        dark += plate.ink[at] ?? 0;
        glow += plate.glow?.[at] ?? 0;
      }
      if (dark > 0 || glow > 0) paint(x, y, dark / 16 / 255, glow / 16 / 255);
    }
  }
}

/** A matrix that takes a point of the picture to shares of the plate's width and height, row by row. */
function homography(corners: readonly Point[]): Matrix {
  const [a, b, c, d, e, f, g, h] = projectionOf(corners);
  // the inverse of [[a, b, c], [d, e, f], [g, h, 1]], up to a factor
  return [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** A matrix that takes shares of a plate's width and height to the picture: all but its last number, which is 1. */
function projectionOf(corners: readonly Point[]): Projection {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Point, Point, Point, Point];
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

/** The corners of what is round a plate and in its plane, from shares of the plate's width and height. */
export function cornersAround(
  corners: readonly Point[],
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
): readonly Point[] {
  const [a, b, c, d, e, f, g, h] = projectionOf(corners);
  const around: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return around.map(([u, v]) => {
    const z = g * u + h * v + 1;
    return [(a * u + b * v + c) / z, (d * u + e * v + f) / z];
  });
}

type Projection = readonly [number, number, number, number, number, number, number, number];
type Matrix = readonly [number, number, number, number, number, number, number, number, number];
