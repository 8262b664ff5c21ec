import { slugify } from '#domain/slug.ts';
import { sha256 } from '#platform/sha256.ts';
import { FRAMES, type PhotoFrame } from '#scripts/illustrations/frames.ts';
import { PAINTS, type PaintName } from '#scripts/illustrations/paints.ts';
import type { Rim } from '#scripts/illustrations/shape.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';

/** A paint of a shape, its weight, and the frames it is drawn in. */
interface Finish {
  readonly paint: PaintName;
  readonly share: number;
  /** The whole vehicle first. */
  readonly frames: readonly PhotoFrame[];
}

interface Palette {
  readonly rim: Rim;
  readonly finishes: readonly Finish[];
}

const side = (paint: PaintName, share: number): Finish => ({ paint, share, frames: ['side'] });
const some = (paint: PaintName, share: number): Finish => ({
  paint,
  share,
  frames: ['side', 'front', 'wheel', 'rear'],
});
const all = (paint: PaintName, share: number): Finish => ({ paint, share, frames: FRAMES });

/**
 * The paints of every shape, weighted as on Australian roads; the most common are also drawn in close-ups. Together they
 * define all possible pictures: at most 150 for all demo sites.
 */
// biome-ignore format: a table reads better in rows
export const PALETTES: Readonly<Record<ShapeName, Palette>> = {
  suv: { rim: 'tenSpoke', finishes: [
    all('White', 30), all('Grey', 18), all('Black', 14), some('Blue', 12), some('Silver', 11), some('Red', 8), side('Green', 4), side('Bronze', 3),
  ] },
  ute: { rim: 'sevenSpoke', finishes: [
    all('White', 34), some('Grey', 18), some('Black', 12), some('Silver', 12), side('Blue', 10), side('Red', 6), side('Orange', 5), side('Green', 3),
  ] },
  hatch: { rim: 'tenSpoke', finishes: [
    some('White', 28), side('Silver', 14), side('Grey', 15), some('Blue', 13), some('Red', 14), side('Black', 11), side('Yellow', 5),
  ] },
  sedan: { rim: 'sevenSpoke', finishes: [
    some('White', 28), some('Silver', 18), some('Grey', 17), side('Black', 16), side('Blue', 12), side('Red', 9),
  ] },
  fourByFour: { rim: 'sevenSpoke', finishes: [
    all('White', 32), side('Grey', 18), side('Silver', 16), side('Black', 12), side('Beige', 12), side('Green', 10),
  ] },
  wagon: { rim: 'tenSpoke', finishes: [side('White', 30), side('Silver', 25), side('Grey', 25), side('Blue', 20)] },
  coupe: { rim: 'fiveSpoke', finishes: [side('White', 25), side('Grey', 25), side('Red', 30), side('Orange', 20)] },
  convertible: { rim: 'fiveSpoke', finishes: [side('Grey', 30), side('Red', 40), side('Blue', 30)] },
  peopleMover: { rim: 'sevenSpoke', finishes: [side('White', 35), side('Silver', 25), side('Grey', 20), side('Black', 20)] },
  van: { rim: 'steel', finishes: [some('White', 70), side('Silver', 20), side('Grey', 10)] },
  highVan: { rim: 'steel', finishes: [some('White', 65), side('Silver', 20), side('Grey', 15)] },
  trayUte: { rim: 'steel', finishes: [some('White', 60), side('Silver', 20), side('Beige', 20)] },
  pantech: { rim: 'steel', finishes: [some('White', 70), side('Blue', 30)] },
  trayTruck: { rim: 'steel', finishes: [some('White', 55), side('Blue', 25), side('Red', 20)] },
  cabChassis: { rim: 'steel', finishes: [some('White', 75), side('Blue', 25)] },
  bus: { rim: 'steel', finishes: [side('White', 70), side('Silver', 30)] },
  motorhome: { rim: 'steel', finishes: [side('White', 100)] },
};

/** Encoder settings; part of a picture's name, like its drawing. More effort takes longer and saves little. */
export const ENCODING = { quality: 82, alphaQuality: 80, effort: 2 } as const;

/** A picture: its SVG and its file name. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

const drawn = new Map<string, Picture>();

/**
 * The picture of a shape in a paint. Its name contains a hash of the drawing, so the file never changes and can be
 * cached forever.
 */
export function picture(shape: ShapeName, paint: PaintName, frame: PhotoFrame): Picture {
  const key = slugify(`${shape.replace(/[A-Z]/g, ' $&')} ${paint} ${frame}`);
  const known = drawn.get(key);
  if (known) return known;
  const svg = vehicleSvg({ body: shape, paint: PAINTS[paint], rim: PALETTES[shape].rim, frame });
  const hash = sha256(svg + JSON.stringify(ENCODING), 'hex', 8);
  const drawnPicture = { name: `${key}-${hash}.webp`, svg };
  drawn.set(key, drawnPicture);
  return drawnPicture;
}

/** All possible pictures, by file name. */
export function allPictures(): ReadonlyMap<string, Picture> {
  const pictures = Object.entries(PALETTES).flatMap(([shape, { finishes }]) =>
    finishes.flatMap(({ paint, frames }) => frames.map((frame) => picture(shape as ShapeName, paint, frame))),
  );
  return new Map(pictures.map((entry) => [entry.name, entry]));
}

const FOLDER = '/assets/photos/';

/** A picture's address in stock data. */
export function photoUrl(name: string): string {
  return `${FOLDER}${name}`;
}

/** The file name in an address made by photoUrl. */
export function photoName(url: string): string {
  return url.slice(FOLDER.length);
}
