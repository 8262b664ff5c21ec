import type { PaintName } from '#scripts/illustrations/paints.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import type { Flaw, PhotoRequest } from './compose.ts';
import type { SubjectEntry } from './layers.ts';
import { PAINT_LIGHT } from './paints.ts';

/** What photographs depend on. */
export interface PhotographedVehicle {
  readonly stockNumber: string;
  readonly make: string;
  readonly shape: ShapeName;
  readonly paint: PaintName;
}

/** In the order of a listing; the first is one of the two front three-quarter views. */
const VIEWS = ['side', 'rear34', 'front', 'rear', 'wheel', 'lamp'] as const;

/** What a picture shows, for captions and alternative texts. */
export const VIEW_CAPTIONS: Readonly<Record<string, string>> = {
  hero: 'Front and left side',
  heroRight: 'Front and right side',
  side: 'Left side',
  rear34: 'Rear and left side',
  front: 'Front',
  rear: 'Rear',
  wheel: 'Front wheel',
  lamp: 'Headlight',
};

/** How many in a hundred have no picture yet, and how many have one or two. */
const NONE_PER_CENT = 6;
const FEW_PER_CENT = 12;
const FLAW_PER_CENT = 5;
const FLAWS: readonly Flaw[] = ['dark', 'tilted', 'cropped'];

/** The pictures of a vehicle, first the one that cards show. The same vehicle always gets the same. */
export function choosePhotos(
  vehicle: PhotographedVehicle,
  plate: string,
  subjects: readonly SubjectEntry[],
): readonly PhotoRequest[] {
  const ofKind = subjects.filter(({ kind }) => kind === vehicle.shape);
  const faces = [...new Set(ofKind.map(({ face }) => face))].sort();
  // a make always has the same face
  const face = faces[hash(vehicle.make) % Math.max(faces.length, 1)];
  const own = ofKind.filter((entry) => entry.face === face);
  const seed = hash(vehicle.stockNumber);
  const heroes = own.filter(({ view }) => view === 'hero' || view === 'heroRight');
  const hero = heroes[seed % Math.max(heroes.length, 1)];
  if (!hero || hash(`${vehicle.stockNumber} photos`) % 100 < NONE_PER_CENT) return [];
  const { scene } = hero;
  const others = VIEWS.map((view) => own.filter((entry) => entry.view === view))
    .map((entries) => entries.find((entry) => entry.scene === scene) ?? entries[0])
    .filter((entry) => entry !== undefined);
  const few = hash(`${vehicle.stockNumber} few`) % 100 < FEW_PER_CENT;
  const chosen = few ? [hero, ...others].slice(0, 1 + (seed & 1)) : [hero, ...others];
  return chosen.map((entry, i): PhotoRequest => {
    const number = hash(`${vehicle.stockNumber} ${entry.view}`);
    const flawed = number % 100 < FLAW_PER_CENT && i > 0;
    return {
      kind: entry.kind,
      face: entry.face,
      view: entry.view,
      scene: entry.scene,
      paint: PAINT_LIGHT[vehicle.paint],
      seed: number,
      plate,
      ...(flawed && { flaw: FLAWS[number % FLAWS.length] as Flaw }),
    };
  });
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}
