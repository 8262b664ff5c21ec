import type { PaintName } from '#scripts/illustrations/paints.ts';
import type { ShapeName } from '#scripts/illustrations/shapes.ts';
import { FLAWS, type PhotoRequest } from './compose.ts';
import { type Face, faceOf, INSIDES } from './families.ts';
import type { SubjectEntry } from './layers.ts';
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
/** Number of versions of a picture that is not the first. Cars of one colour share them. */
const VARIANTS = 2;

/** Whether a shape has photographs; otherwise it is drawn. */
export function isPhotographed(shape: ShapeName, subjects: readonly SubjectEntry[]): boolean {
  return subjects.some(({ kind, view }) => kind === shape && LEAD_VIEWS.has(view));
}

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
    const taken = own.filter((entry) => entry !== lead && entry.view === view);
    return taken.find(({ scene }) => scene === lead.scene) ?? taken[0] ?? [];
  };
  const outside = OUTSIDE.flatMap(find);
  // the inside comes before the last views of the outside
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

/** The make's face, or another one as long as that is not rendered. */
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
