import { createHash } from 'node:crypto';
import { FRAMES, type Frame } from '#scripts/illustrations/frames.ts';
import { PAINTS, type PaintName } from '#scripts/illustrations/paints.ts';
import type { Rim } from '#scripts/illustrations/shape.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';
import { slugify } from '#domain/slug.ts';

/** A paint that a shape comes in, how usual it is, and whether it is also drawn close up. */
interface Finish {
  readonly paint: PaintName;
  readonly share: number;
  readonly closeUps: boolean;
}

interface Palette {
  readonly rim: Rim;
  readonly finishes: readonly Finish[];
}

const side = (paint: PaintName, share: number): Finish => ({ paint, share, closeUps: false });
const all = (paint: PaintName, share: number): Finish => ({ paint, share, closeUps: true });

/**
 * The paints of every shape, weighted as they are on Australian roads. Together they are the pictures there can be: every
 * `side` is one, every `all` one for each frame. 150 is the most that all demonstration sites may have.
 */
// biome-ignore format: a table reads better in rows
export const PALETTES: Readonly<Record<ShapeName, Palette>> = {
  suv: { rim: 'tenSpoke', finishes: [
    all('White', 30), all('Grey', 18), all('Black', 14), all('Blue', 12), side('Silver', 11), side('Red', 8), side('Green', 4), side('Bronze', 3),
  ] },
  ute: { rim: 'sevenSpoke', finishes: [
    all('White', 34), all('Grey', 18), all('Black', 12), side('Silver', 12), side('Blue', 10), side('Red', 6), side('Orange', 5), side('Green', 3),
  ] },
  hatch: { rim: 'tenSpoke', finishes: [
    all('White', 28), side('Silver', 14), side('Grey', 15), side('Blue', 13), all('Red', 14), side('Black', 11), side('Yellow', 5),
  ] },
  sedan: { rim: 'sevenSpoke', finishes: [
    all('White', 28), side('Silver', 18), side('Grey', 17), side('Black', 16), side('Blue', 12), side('Red', 9),
  ] },
  fourByFour: { rim: 'sevenSpoke', finishes: [
    all('White', 32), side('Grey', 18), side('Silver', 16), side('Black', 12), side('Beige', 12), side('Green', 10),
  ] },
  wagon: { rim: 'tenSpoke', finishes: [side('White', 30), side('Silver', 25), side('Grey', 25), side('Blue', 20)] },
  coupe: { rim: 'fiveSpoke', finishes: [side('White', 25), side('Grey', 25), side('Red', 30), side('Orange', 20)] },
  convertible: { rim: 'fiveSpoke', finishes: [side('Grey', 30), side('Red', 40), side('Blue', 30)] },
  peopleMover: { rim: 'sevenSpoke', finishes: [side('White', 35), side('Silver', 25), side('Grey', 20), side('Black', 20)] },
  van: { rim: 'steel', finishes: [all('White', 70), side('Silver', 20), side('Grey', 10)] },
  highVan: { rim: 'steel', finishes: [all('White', 75), side('Silver', 15), side('Grey', 10)] },
  trayUte: { rim: 'steel', finishes: [side('White', 60), side('Silver', 20), side('Beige', 20)] },
  pantech: { rim: 'steel', finishes: [all('White', 80), side('Blue', 20)] },
  trayTruck: { rim: 'steel', finishes: [all('White', 65), side('Blue', 20), side('Red', 15)] },
  cabChassis: { rim: 'steel', finishes: [all('White', 80), side('Blue', 20)] },
  bus: { rim: 'steel', finishes: [side('White', 75), side('Silver', 25)] },
  motorhome: { rim: 'steel', finishes: [side('White', 100)] },
};

/** How a picture is encoded; part of its name, as its drawing is. */
export const ENCODING = { quality: 80, alphaQuality: 80 } as const;

/** One picture: what it shows and the file it is in. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

/** The frames a finish is drawn in, the whole vehicle first. */
export function framesOf({ closeUps }: Finish): readonly Frame[] {
  return closeUps ? FRAMES : ['side'];
}

const drawn = new Map<string, Picture>();

/**
 * The picture of a shape in a paint. Its name carries a hash of the drawing, so that a file of that name never changes
 * and may be cached for ever.
 */
export function picture(shape: ShapeName, paint: PaintName, frame: Frame): Picture {
  const key = slugify(`${shape.replace(/[A-Z]/g, ' $&')} ${paint} ${frame}`);
  const known = drawn.get(key);
  if (known) return known;
  const svg = vehicleSvg({ body: shape, paint: PAINTS[paint], rim: PALETTES[shape].rim, frame });
  const hash = createHash('sha256').update(svg).update(JSON.stringify(ENCODING)).digest('hex').slice(0, 8);
  const made = { name: `${key}-${hash}.webp`, svg };
  drawn.set(key, made);
  return made;
}

/** Every picture there can be, by file name. */
export function allPictures(): ReadonlyMap<string, Picture> {
  const pictures = Object.entries(PALETTES).flatMap(([shape, { finishes }]) =>
    finishes.flatMap((finish) =>
      framesOf(finish).map((frame) => picture(shape as ShapeName, finish.paint, frame)),
    ),
  );
  return new Map(pictures.map((entry) => [entry.name, entry]));
}

const FOLDER = '/assets/photos/';

/** The address that stock data gives a picture. */
export function photoUrl({ name }: Picture): string {
  return `${FOLDER}${name}`;
}

/** The file name in an address of photoUrl. */
export function photoName(url: string): string {
  return url.slice(FOLDER.length);
}
