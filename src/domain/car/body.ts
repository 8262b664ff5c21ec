import { capitalise } from '#domain/vehicle-noun.ts';

/** The body types of cars by their key in the data, in display order: the 18 of the specification (T-21). */
// biome-ignore format: a list reads better in rows
export const CAR_BODIES = [
  '4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'hardtop', 'hatch', 'hatchback', 'motorhome', 'lightTruck', 'peopleMover',
  'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon',
] as const;

export type CarBodyKey = (typeof CAR_BODIES)[number];
type OtherKind = 'truck' | 'bike' | 'caravan' | 'boat';
export type VehicleKind = 'car' | OtherKind;

/**
 * The key of a body type. That of any other kind than cars begins with its kind, 'boat-jet-ski', so that browsers can tell
 * label, kind and address without the list in src/domain/vehicle-kind.ts.
 */
export type BodyKey = CarBodyKey | OtherKind | `${OtherKind}-${string}`;

const OTHER_KIND = /^(?:truck|bike|caravan|boat)\b/;

/** The kind of vehicle that a body belongs to: a car if nothing is known of it. */
export function kindOf(body: string | null): VehicleKind {
  return (OTHER_KIND.exec(body ?? '')?.[0] ?? 'car') as VehicleKind;
}

/** Whether a text is the key of a body. */
export function isBodyKey(key: string): key is BodyKey {
  return kindOf(key) !== 'car' || (CAR_BODIES as readonly string[]).includes(key);
}

/**
 * The name of its picture in public/bodies/: every body of a car has one, the bodies of any other kind share one. That of an SUV
 * if the body is unknown, as it may be in the index of another version.
 */
export function bodyPicture(body: string | null): string {
  if (body === null || !isBodyKey(body)) return 'suv';
  const kind = kindOf(body);
  return kind === 'car' ? body : kind;
}

/** The slug of its words: 'people-mover', 'jet-ski'. */
export function bodySlug(key: string): string {
  const words = key.slice(key.indexOf('-') + 1);
  return words.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
}

/** The label of a body key: 'peopleMover' -> 'People mover'; what is no key stays as it is. */
export function bodyLabel(key: string): string {
  if (!isBodyKey(key)) return key;
  if (key === 'suv') return 'SUV';
  return capitalise(bodySlug(key).replaceAll('-', ' ').replace('softtop', 'soft top'));
}

/** The segment of its search path (T-20): 'people-mover-cars', 'boat-jet-ski'. */
export function bodySegment(key: string): string {
  return kindOf(key) === 'car' ? `${bodySlug(key)}-cars` : key;
}

const BODY_OF_SEGMENT: ReadonlyMap<string, BodyKey> = new Map(
  CAR_BODIES.map((key) => [bodySegment(key), key]),
);

/** The body of a segment of a search path; that of any other kind than cars is the segment itself. */
export function findBodyOfSegment(segment: string): BodyKey | undefined {
  return BODY_OF_SEGMENT.get(segment) ?? (kindOf(segment) === 'car' ? undefined : (segment as BodyKey));
}

/** What a list of bodies is called: 'Boat type', as nobody speaks of a boat's body. */
export function bodyTypeLabel(bodies: readonly string[]): string {
  const [kind = 'car', ...others] = new Set(bodies.map(kindOf));
  return kind === 'car' || kind === 'truck' || others.length > 0 ? 'Body type' : `${capitalise(kind)} type`;
}

/** Bodies that are one and the same to a buyer: feeds use either word. */
const SAME_BODIES: Readonly<Partial<Record<BodyKey, BodyKey>>> = {
  hatch: 'hatchback',
  hatchback: 'hatch',
  wagon: 'stationWagon',
  stationWagon: 'wagon',
};

/** The other key of the same body; undefined if there is none. */
export function findSameBody(key: BodyKey): BodyKey | undefined {
  return SAME_BODIES[key];
}
