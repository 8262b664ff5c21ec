import { type BodyKey, CAR_BODIES, type CarBodyKey, kindOf, type VehicleKind } from '#domain/car/body.ts';
import { bodyNoun } from '#domain/car/body-noun.ts';
import type { VehicleNoun } from './vehicle-noun.ts';

/** What visitors book to try a vehicle, at a dealer of several kinds perhaps either. */
export type TestDrive = 'test drive' | 'test ride' | 'test drive or test ride';

/** What the platform says of a kind of vehicle and does with it. */
interface KindRules {
  /** Its body types by their key in the data, in display order. */
  readonly bodies: readonly BodyKey[];
  /** Its type in schema.org, which has none for trucks, caravans and boats: a vehicle travels on land or water. */
  readonly schemaType: 'Car' | 'Motorcycle' | 'Vehicle';
  /** What visitors book to try one; null: it can't be tried on a road. */
  readonly testDrive: TestDrive | null;
  /** The heading of its body among its facts. */
  readonly bodyField: 'Body' | 'Type';
  /** What it never has, so that a feed without it lacks nothing. */
  readonly lacks: readonly (
    | 'km'
    | 'simple_transmission'
    | 'simple_fuel'
    | 'simple_drive'
    | 'seats'
    | 'doors'
  )[];
}

// biome-ignore format: bodies read better in rows
const VEHICLE_KINDS = {
  car: {
    bodies: CAR_BODIES,
    schemaType: 'Car',
    testDrive: 'test drive',
    bodyField: 'Body',
    lacks: [],
  },
  truck: {
    bodies: ['truck-prime-mover', 'truck-rigid-truck'],
    schemaType: 'Vehicle',
    testDrive: 'test drive',
    bodyField: 'Body',
    lacks: ['doors'],
  },
  bike: {
    bodies: [
      'bike', 'bike-adventure-bike', 'bike-cruiser', 'bike-naked-bike', 'bike-quad-bike', 'bike-scooter', 'bike-sports-bike', 'bike-touring-bike', 'bike-trail-bike',
    ],
    schemaType: 'Motorcycle',
    testDrive: 'test ride',
    bodyField: 'Type',
    lacks: ['doors', 'simple_drive'],
  },
  caravan: {
    bodies: [
      'caravan', 'caravan-camper-trailer', 'caravan-fifth-wheeler', 'caravan-hybrid-caravan', 'caravan-pop-top',
    ],
    schemaType: 'Vehicle',
    testDrive: null,
    bodyField: 'Type',
    lacks: ['km', 'simple_transmission', 'simple_fuel', 'simple_drive', 'seats', 'doors'],
  },
  boat: {
    bodies: [
      'boat', 'boat-bowrider', 'boat-cabin-cruiser', 'boat-centre-console', 'boat-cuddy-cabin', 'boat-half-cabin', 'boat-jet-ski',
      'boat-runabout', 'boat-ski-boat', 'boat-tinnie', 'boat-yacht',
    ],
    schemaType: 'Vehicle',
    testDrive: null,
    bodyField: 'Type',
    lacks: ['km', 'simple_transmission', 'simple_fuel', 'simple_drive', 'doors'],
  },
} as const satisfies Record<VehicleKind, KindRules>;

export type KnownBody = (typeof VEHICLE_KINDS)[VehicleKind]['bodies'][number];
/** All of them, in display order. The mark lets browsers' scripts do without this file where they don't need the list. */
export const BODY_KEYS = /* @__PURE__ */ listBodies();

function listBodies() {
  const kinds: readonly KindRules[] = Object.values(VEHICLE_KINDS);
  return kinds.flatMap(({ bodies }) => bodies) as [BodyKey, ...BodyKey[]];
}

/** What is said of the vehicles of a kind. */
export function rulesOf(kind: VehicleKind): KindRules {
  return VEHICLE_KINDS[kind];
}

/** The words for a stock of several kinds. */
const ANY_VEHICLE: VehicleNoun = { noun: 'vehicle', plural: 'vehicles' };

/** The kinds that these bodies belong to; cars if none is known. */
export function listKinds(bodies: readonly (string | null)[]): ReadonlySet<VehicleKind> {
  const known = bodies.filter((body) => body !== null);
  return new Set(known.length === 0 ? ['car'] : known.map(kindOf));
}

/** The words for vehicles of these kinds: 'bike' and 'bikes'. */
export function nounOfKinds(kinds: ReadonlySet<VehicleKind>): VehicleNoun {
  const [only = 'car', ...others] = kinds;
  return others.length === 0 ? { noun: only, plural: `${only}s` } : ANY_VEHICLE;
}

/** What visitors of a dealer with these kinds can book; null if it is nothing. */
export function testDriveOfKinds(kinds: ReadonlySet<VehicleKind>): TestDrive | null {
  const words = new Set([...kinds].flatMap((kind) => rulesOf(kind).testDrive ?? []));
  const [only = null, ...others] = words;
  return others.length === 0 ? only : 'test drive or test ride';
}

/** The type in schema.org of a vehicle of one of these kinds. */
export function schemaTypeOfKinds(kinds: ReadonlySet<VehicleKind>): KindRules['schemaType'] {
  const [type = 'Car', ...others] = new Set([...kinds].map((kind) => rulesOf(kind).schemaType));
  return others.length === 0 ? type : 'Vehicle';
}

/** What nobody calls by a dealer's word. */
const CALLED_BY_BODY = new Set<string>(['bus', 'motorhome', 'van'] satisfies BodyKey[]);

/** The noun for one vehicle: 'bus' at a truck dealer, 'boat' at a dealer of several kinds, else the dealer's word. */
export function vehicleNounOf(body: BodyKey | null, dealerNoun: string): string {
  if (body === null) return dealerNoun;
  if (CALLED_BY_BODY.has(body)) return bodyNoun(body).noun;
  const kind = kindOf(body);
  return kind !== 'car' && dealerNoun === ANY_VEHICLE.noun ? kind : dealerNoun;
}

/** What a buyer may want instead of the body of a car, the closest first. */
const SIMILAR_BODIES: Readonly<Record<CarBodyKey, readonly BodyKey[]>> = {
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

/** The bodies that come closest to one, the closest first: for any kind but cars, the first others of it. */
export function similarBodies(key: BodyKey): readonly BodyKey[] {
  const { bodies } = rulesOf(kindOf(key));
  return SIMILAR_BODIES[key as CarBodyKey] ?? bodies.filter((other) => other !== key).slice(0, 2);
}
