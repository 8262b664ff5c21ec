import type { PaintName } from '#scripts/illustrations/paints.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import { FLAWS, type PhotoRequest } from './compose.ts';
import { type Face, faceOf, INSIDES } from './families.ts';
import { LEAD_VIEWS, layerOf, type SubjectEntry } from './layers.ts';
import { UPHOLSTERIES } from './paints.ts';

/** The facts that photographs depend on. */
export interface PhotographedVehicle {
  readonly stockNumber: string;
  readonly make: string;
  readonly shape: ShapeName;
  readonly paint: PaintName;
  /** null = unknown, and no picture of the odometer. */
  readonly km: number | null;
  /** Maximum number of pictures. Default: all. */
  readonly count?: number | undefined;
}

/** In the order of a listing, after the front three-quarter view for cards. */
const OUTSIDE = ['rear34', 'side', 'front'] as const;
const INSIDE = ['dash', 'seats', 'odometer', 'boot'] as const;
/** The second angle first; close-ups stand in where the lamp or the rear are not rendered. */
const LAST = [['wheel'], ['heroRight', 'hero'], ['lamp', 'nose', 'noseRight'], ['rear', 'tail']] as const;
const MAX_PHOTOS = 12;

/** What a picture shows, for captions and alternative texts. */
export const VIEW_CAPTIONS: Readonly<Record<string, string>> = {
  hero: 'front and left side',
  heroRight: 'front and right side',
  side: 'left side',
  rear34: 'rear and left side',
  front: 'front',
  rear: 'rear',
  wheel: 'front wheel',
  lamp: 'headlight',
  nose: 'grille and headlights',
  noseRight: 'grille and headlights',
  tail: 'tail-lights',
  dash: 'dashboard',
  seats: 'front seats',
  odometer: 'instruments and odometer',
  boot: 'load space',
};

const FLAW_PER_CENT = 5;
/** Number of versions of a picture of the inside. Of the outside, cars of one colour share one that is not the first. */
const VARIANTS = 2;

/**
 * A vehicle's pictures, the one for cards first: always from the front, in the vehicle's own colour, and different for each
 * stock number. The result is the same every time.
 */
export function choosePhotos(
  vehicle: PhotographedVehicle,
  plate: string,
  subjects: readonly SubjectEntry[],
): readonly PhotoRequest[] {
  const seed = hash(vehicle.stockNumber);
  const face = renderedFace(faceOf(vehicle.make), vehicle.shape, subjects);
  const own = subjects.filter((entry) => entry.kind === vehicle.shape && entry.face === face);
  const leads = own.filter(({ view }) => LEAD_VIEWS.has(view));
  const lead = leads[seed % Math.max(leads.length, 1)];
  if (!lead) return [];
  const { cabin, boot } = INSIDES[vehicle.shape];
  const views = INSIDE.filter((view) => (boot || view !== 'boot') && (vehicle.km || view !== 'odometer'));
  const inside = views.flatMap((view) =>
    subjects.filter((entry) => entry.kind === cabin && entry.view === view),
  );
  const find = (view: string) => {
    const layer = layerOf(view);
    const taken = own.filter((entry) => entry.view === layer && (entry !== lead || layer !== view));
    const entry = taken.find(({ scene }) => scene === lead.scene) ?? taken[0];
    return entry ? [{ ...entry, view }] : [];
  };
  const last = LAST.flatMap((views) => views.flatMap(find).slice(0, 1));
  const shots = [lead, ...OUTSIDE.flatMap(find), ...inside, ...last].slice(0, vehicle.count ?? MAX_PHOTOS);
  return shots.map((shot, i) => request(vehicle, plate, shot, i === 0));
}

function request(
  vehicle: PhotographedVehicle,
  plate: string,
  { kind, face, view, scene, plate: hasPlate }: SubjectEntry,
  isLead: boolean,
): PhotoRequest {
  const { stockNumber, paint, km } = vehicle;
  const number = hash(`${stockNumber} ${view}`);
  const shot = { kind, face, view, scene };
  if (isLead) return { ...shot, paint, seed: hash(stockNumber) % MAX_LEAD_SEED, text: plate };
  const isFlawed = number % 100 < FLAW_PER_CENT;
  const flawed = isFlawed && { flaw: FLAWS[number % FLAWS.length] ?? 'dark' };
  if (face !== '') {
    const seed = hash(kind + face + view + scene + paint) % 1000;
    return { ...shot, paint, seed, text: hasPlate ? plate : '', ...flawed };
  }
  const text = view === 'odometer' ? String(km) : '';
  const cloth = view === 'boot' ? paint : (UPHOLSTERIES[number % UPHOLSTERIES.length] ?? 'Black');
  return { ...shot, paint: cloth, seed: isFlawed ? 0 : number % VARIANTS, text, ...flawed };
}

/** The make's face, or another one as long as that is not rendered. */
function renderedFace(face: Face, shape: ShapeName, subjects: readonly SubjectEntry[]): string | undefined {
  const faces = subjects
    .filter(({ kind, view }) => kind === shape && LEAD_VIEWS.has(view))
    .map((entry) => entry.face)
    .sort();
  return faces.includes(face) ? face : faces[face.charCodeAt(0) % Math.max(faces.length, 1)];
}

/** Four characters of a picture's name: search pages have 21 of them, and they do not compress. */
const MAX_LEAD_SEED = 36 ** 4;

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}
