/** The 18 body types in display order, each with its key in the data, its label for visitors and its slug in URLs (T-21). */
export const BODY_TYPES = [
  { key: '4x4', label: '4x4', slug: '4x4' },
  { key: 'bus', label: 'Bus', slug: 'bus' },
  { key: 'cabChassis', label: 'Cab chassis', slug: 'cab-chassis' },
  { key: 'convertible', label: 'Convertible', slug: 'convertible' },
  { key: 'coupe', label: 'Coupe', slug: 'coupe' },
  { key: 'hardtop', label: 'Hardtop', slug: 'hardtop' },
  { key: 'hatch', label: 'Hatch', slug: 'hatch' },
  { key: 'hatchback', label: 'Hatchback', slug: 'hatchback' },
  { key: 'motorhome', label: 'Motorhome', slug: 'motorhome' },
  { key: 'lightTruck', label: 'Light truck', slug: 'light-truck' },
  { key: 'peopleMover', label: 'People mover', slug: 'people-mover' },
  { key: 'sedan', label: 'Sedan', slug: 'sedan' },
  { key: 'softtop', label: 'Soft top', slug: 'soft-top' },
  { key: 'suv', label: 'SUV', slug: 'suv' },
  { key: 'ute', label: 'Ute', slug: 'ute' },
  { key: 'van', label: 'Van', slug: 'van' },
  { key: 'wagon', label: 'Wagon', slug: 'wagon' },
  { key: 'stationWagon', label: 'Station wagon', slug: 'station-wagon' },
] as const;

export type BodyKey = (typeof BODY_TYPES)[number]['key'];

export const BODY_KEYS = BODY_TYPES.map((body) => body.key);

const LABELS = new Map<string, string>(BODY_TYPES.map((body) => [body.key, body.label]));

/** The label of a body key: 'peopleMover' -> 'People mover'. */
export function bodyLabel(key: BodyKey): string {
  return LABELS.get(key) ?? key;
}

/** Whether a text is one of the 18 keys. */
export function isBodyKey(key: string): key is BodyKey {
  return LABELS.has(key);
}
