import sharp from 'sharp';
import { CAPITALS, hasLetter, setLine, widthOf } from '#scripts/illustrations/letters/letters.ts';

/** How dark a plate's points are: 0 white to 255 ink. */
export interface PlateInk {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
  /** What shines by itself, where anything does. */
  readonly glow?: Uint8Array;
}

const WIDTH = 744;
const HEIGHT = 268;
/** How tall letters are, where they stand, the space between them as a share of their size, and the most that all take. */
const LETTERS = { tall: 138, line: 186, spacing: 0.07, widest: WIDTH - 92 } as const;
/** Wider than the font has them, as on plates, where there is room. */
const WIDEST_STRETCH = 1.12;
const MAX_LETTERS = 10;
const made = new Map<string, Promise<PlateInk>>();

/** A plate with a dealer's name: the letters of `text`, at most nine, and a line below. */
export function plateInk(text: string): Promise<PlateInk> {
  const known = made.get(text);
  if (known) return known;
  const drawn = draw(text);
  made.set(text, drawn);
  return drawn;
}

async function draw(text: string): Promise<PlateInk> {
  const letters = [...text.toUpperCase()].filter(hasLetter).slice(0, MAX_LETTERS).join('');
  const { tall, line, spacing, widest } = LETTERS;
  const size = tall / CAPITALS;
  const stretch = Math.min(WIDEST_STRETCH, widest / (widthOf(letters, spacing) * size));
  const setting = {
    x: WIDTH / 2,
    y: line,
    size,
    stretch,
    spacing,
    anchor: 'middle',
    colour: '#fff',
  } as const;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#000"/>
<g fill="none"><rect x="10" y="10" width="724" height="248" rx="16" stroke-width="6" stroke="#777"/><path d="M190 224H554" stroke-width="9" stroke="#999" stroke-linecap="round"/></g>
${setLine(letters, setting)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = Uint8Array.from({ length: info.width * info.height }, (_, i) => data[i * info.channels] ?? 0);
  return { width: info.width, height: info.height, ink };
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
