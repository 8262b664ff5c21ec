import type { VehicleNoun } from '#domain/vehicle-noun.ts';

/** The labels of the 18 body types in display order, by their key in the data (T-21). */
const LABELS = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatchback',
  motorhome: 'Motorhome',
  lightTruck: 'Light truck',
  peopleMover: 'People mover',
  sedan: 'Sedan',
  softtop: 'Soft top',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Station wagon',
} as const;

export type BodyKey = keyof typeof LABELS;

export const BODY_KEYS = Object.keys(LABELS) as [BodyKey, ...BodyKey[]];

/** The body types in that order, each with its label for visitors and its slug in URLs: 'people-mover'. */
export const BODY_TYPES = BODY_KEYS.map((key) => ({
  key,
  label: LABELS[key],
  slug: key.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
}));

/** The label of a body key: 'peopleMover' -> 'People mover'. */
export function bodyLabel(key: BodyKey): string {
  return LABELS[key];
}

/**
 * The noun for vehicles of a body: 'ute' and 'utes', 'SUV' and 'SUVs', 'cab chassis' and 'cab chassis'. It stands alone:
 * '8 utes', not '8 ute cars'.
 */
export function bodyNoun(key: BodyKey): VehicleNoun {
  const noun = bodyLabel(key).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return { noun, plural: key === 'cabChassis' ? noun : `${noun}${/(?:s|ch)$/.test(noun) ? 'es' : 's'}` };
}

/** What neither a car nor a truck dealer's own word fits. */
const CALLED_BY_BODY = new Set<string>(['bus', 'motorhome', 'van'] satisfies BodyKey[]);

/** The noun for one vehicle: 'bus' at a truck dealer, else the dealer's word. */
export function vehicleNounOf(body: BodyKey | null, dealerNoun: string): string {
  return body !== null && CALLED_BY_BODY.has(body) ? bodyNoun(body).noun : dealerNoun;
}

/** What a buyer may want instead of a body, the closest first. */
const SIMILAR_BODIES: Readonly<Record<BodyKey, readonly BodyKey[]>> = {
  '4x4': ['suv', 'ute'],
  bus: ['peopleMover', 'van'],
  cabChassis: ['ute', 'lightTruck'],
  convertible: ['softtop', 'coupe'],
  coupe: ['hardtop', 'convertible'],
  hardtop: ['coupe', 'convertible'],
  hatch: ['hatchback', 'sedan'],
  hatchback: ['hatch', 'sedan'],
  motorhome: ['van', 'bus'],
  lightTruck: ['cabChassis', 'van'],
  peopleMover: ['van', 'suv'],
  sedan: ['hatch', 'hatchback'],
  softtop: ['convertible', 'coupe'],
  suv: ['4x4', 'wagon'],
  ute: ['cabChassis', '4x4'],
  van: ['peopleMover', 'bus'],
  wagon: ['stationWagon', 'suv'],
  stationWagon: ['wagon', 'suv'],
};

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

/** The bodies that come closest to one, the closest first. */
export function similarBodies(key: BodyKey): readonly BodyKey[] {
  return SIMILAR_BODIES[key];
}

/** Whether a text is one of the 18 keys. */
export function isBodyKey(key: string): key is BodyKey {
  return Object.hasOwn(LABELS, key);
}
