import type { PaintName } from '#scripts/illustrations/paints.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import { FLAWS, type PhotoRequest } from './compose.ts';
import { type Face, faceOf, INSIDES } from './families.ts';
import type { SubjectEntry } from './layers.ts';
import { UPHOLSTERIES } from './paints.ts';

/** What photographs depend on. */
export interface PhotographedVehicle {
  readonly stockNumber: string;
  readonly make: string;
  readonly shape: ShapeName;
  readonly paint: PaintName;
  /** null = nobody says; then there is no picture of the odometer. */
  readonly km: number | null;
  /** How many pictures there are at most; without it all. */
  readonly count?: number | undefined;
}

/** In the order of a listing, behind the front three-quarter view that cards show. */
const OUTSIDE = ['side', 'rear34', 'front', 'heroRight', 'hero', 'rear'] as const;
const INSIDE = ['dash', 'seats', 'odometer', 'boot'] as const;
const CLOSE = ['wheel', 'lamp'] as const;

/** Pictures that cards may show. */
export const LEAD_VIEWS: ReadonlySet<string> = new Set(['hero', 'heroRight']);

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
  dash: 'dashboard',
  seats: 'front seats',
  odometer: 'instruments and odometer',
  boot: 'load space',
};

const FLAW_PER_CENT = 6;
/** Cars of one colour share the pictures that no card shows: there are so many of each. */
const VARIANTS = 2;

/** Whether photographs of a shape are there; otherwise it is drawn. */
export function isPhotographed(shape: ShapeName, subjects: readonly SubjectEntry[]): boolean {
  return subjects.some(({ kind, view }) => kind === shape && LEAD_VIEWS.has(view));
}

/**
 * The pictures of a vehicle, first the one that cards show: always from the front, in the vehicle's own colour and unlike
 * that of any other stock number. The same vehicle always gets the same.
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
    const taken = own.filter((entry) => entry !== lead && entry.view === view);
    return taken.find(({ scene }) => scene === lead.scene) ?? taken[0] ?? [];
  };
  const outside = OUTSIDE.flatMap(find);
  // a visitor wants to look inside before seeing the last of the outside
  const entries = [lead, ...outside.slice(0, 3), ...inside, ...CLOSE.flatMap(find), ...outside.slice(3)];
  return entries.slice(0, vehicle.count).map((entry, i) => request(vehicle, plate, entry, i === 0));
}

function request(
  vehicle: PhotographedVehicle,
  plate: string,
  { kind, face, view, scene }: SubjectEntry,
  isLead: boolean,
): PhotoRequest {
  const { stockNumber, paint, km } = vehicle;
  const number = hash(`${stockNumber} ${view}`);
  const shot = { kind, face, view, scene };
  if (isLead) return { ...shot, paint, seed: hash(stockNumber), text: plate };
  const seed = (hash(kind + face + view + scene + paint) % 1000) + (number % VARIANTS);
  const flawed = number % 100 < FLAW_PER_CENT && { flaw: FLAWS[number % FLAWS.length] ?? 'dark' };
  if (face !== '') return { ...shot, paint, seed, text: plate, ...flawed };
  const text = view === 'odometer' ? String(km) : '';
  const cloth = view === 'boot' ? paint : (UPHOLSTERIES[number % UPHOLSTERIES.length] ?? 'Black');
  return { ...shot, paint: cloth, seed: number % 8, text, ...flawed };
}

/** The face of the make, or of another make while that one's is not rendered yet. */
function renderedFace(face: Face, shape: ShapeName, subjects: readonly SubjectEntry[]): string | undefined {
  const faces = subjects
    .filter(({ kind, view }) => kind === shape && LEAD_VIEWS.has(view))
    .map((entry) => entry.face)
    .sort();
  return faces.includes(face) ? face : faces[face.charCodeAt(0) % Math.max(faces.length, 1)];
}

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}
