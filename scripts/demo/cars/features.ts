import type { BodyKey } from '#domain/car/body.ts';
import type { Badge, ModelLine } from '#scripts/demo/catalogue.ts';
import type { Random } from '#scripts/demo/random.ts';

/** A piece of equipment, with the model years, levels (0 plainest, 1 best), bodies and fuels on which it is common. */
interface Feature {
  readonly text: string;
  readonly since?: number;
  readonly level?: number;
  readonly bodies?: readonly BodyKey[];
  readonly fuels?: readonly Badge[2][];
  readonly drive?: Badge[3];
}

const WORK: readonly BodyKey[] = ['lightTruck', 'cabChassis', 'bus', 'motorhome'];
const TRAYS: readonly BodyKey[] = ['ute', 'cabChassis'];
const ROOMY: readonly BodyKey[] = ['suv', '4x4', 'wagon', 'peopleMover'];
const PASSENGER: readonly BodyKey[] = [...ROOMY, 'hatch', 'sedan', 'coupe', 'convertible', 'ute'];

// biome-ignore format: a table reads better in rows
const FEATURES: readonly Feature[] = [
  { text: 'Air conditioning' },
  { text: 'Anti-lock brakes' },
  { text: 'Electronic stability control' },
  { text: 'Driver and passenger airbags' },
  { text: 'Cruise control' },
  { text: 'Bluetooth phone and audio' },
  { text: 'Power windows' },
  { text: 'Power mirrors' },
  { text: 'Remote central locking' },
  { text: 'Engine immobiliser' },
  { text: 'USB socket' },
  { text: 'Trip computer' },
  { text: 'Multi-function steering wheel' },
  { text: 'Height-adjustable driver seat' },
  { text: 'Automatic headlights', level: 0.3 },
  { text: 'Reversing camera', since: 2014 },
  { text: 'Curtain airbags', bodies: PASSENGER },
  { text: 'ISOFIX child seat points', bodies: PASSENGER },
  { text: 'Split-fold rear seats', bodies: ['hatch', 'suv', '4x4', 'wagon'] },
  { text: 'Autonomous emergency braking', since: 2018 },
  { text: 'Lane departure warning', since: 2018 },
  { text: 'Apple CarPlay and Android Auto', since: 2018 },
  { text: 'Adaptive cruise control', since: 2019, level: 0.25 },
  { text: 'Blind spot monitor', since: 2018, level: 0.4 },
  { text: 'Rear cross traffic alert', since: 2018, level: 0.4, bodies: PASSENGER },
  { text: 'LED headlights', since: 2018, level: 0.3 },
  { text: 'Front and rear parking sensors', level: 0.4 },
  { text: 'Keyless entry and start', level: 0.4, bodies: PASSENGER },
  { text: 'Dual-zone climate control', level: 0.5, bodies: PASSENGER },
  { text: 'Satellite navigation', level: 0.5 },
  { text: 'Alloy wheels', level: 0.2, bodies: PASSENGER },
  { text: 'Leather-accented seats', level: 0.7, bodies: PASSENGER },
  { text: 'Heated front seats', level: 0.75, bodies: PASSENGER },
  { text: 'Power tailgate', level: 0.7, bodies: ROOMY },
  { text: 'Panoramic glass roof', level: 0.95, bodies: ['suv', 'wagon'] },
  { text: '360-degree camera', since: 2019, level: 0.8, bodies: PASSENGER },
  { text: 'Head-up display', since: 2018, level: 0.9, bodies: PASSENGER },
  { text: 'Wireless phone charging', since: 2020, level: 0.6, bodies: PASSENGER },
  { text: 'Roof rails', level: 0.2, bodies: ROOMY },
  { text: 'Rear air vents', bodies: ROOMY },
  { text: 'Power sliding doors', level: 0.3, bodies: ['peopleMover'] },
  { text: 'Low-range transfer case', bodies: ['4x4', 'ute'], drive: '4x4' },
  { text: 'Rear differential lock', bodies: ['4x4', 'ute', 'cabChassis'], drive: '4x4' },
  { text: 'Hill descent control', drive: '4x4' },
  { text: 'Tow bar', bodies: ['ute', '4x4', 'cabChassis'] },
  { text: 'Tub liner', level: 0.3, bodies: ['ute'] },
  { text: 'Sports bar', level: 0.5, bodies: ['ute'] },
  { text: 'Side steps', level: 0.4, bodies: TRAYS },
  { text: 'Soft tonneau cover', level: 0.5, bodies: ['ute'] },
  { text: 'Sliding side door', bodies: ['van'] },
  { text: 'Barn doors', bodies: ['van'] },
  { text: 'Cargo barrier', bodies: ['van'] },
  { text: 'Rubber cargo floor', bodies: ['van'] },
  { text: 'Exhaust brake', bodies: ['lightTruck', 'cabChassis', 'bus'] },
  { text: 'Tilt and telescopic steering column', bodies: WORK },
  { text: 'Suspended driver seat', bodies: ['lightTruck', 'cabChassis', 'bus'] },
  { text: 'Heated mirrors', bodies: WORK },
  { text: 'Fog lamps', bodies: WORK },
  { text: 'Reversing alarm', bodies: WORK },
  { text: 'LED marker lights', bodies: WORK },
  { text: 'Seat belts at every seat', bodies: ['bus'] },
  { text: 'Luggage compartment', bodies: ['bus'] },
  { text: 'Awning', bodies: ['motorhome'] },
  { text: 'Solar panel', bodies: ['motorhome'] },
  { text: 'Bathroom with shower', bodies: ['motorhome'] },
  { text: 'Reverse-cycle air conditioning in the living area', bodies: ['motorhome'] },
  { text: 'Regenerative braking', fuels: ['Hybrid', 'Plug-in Hybrid', 'Electric'] },
  { text: 'CCS fast-charging socket', fuels: ['Electric'] },
  { text: 'Household charging cable', fuels: ['Plug-in Hybrid', 'Electric'] },
];

/** The maximum number of features per vehicle. */
const MAX_FEATURES = 24;

/** A vehicle's equipment, as is common for its level, year, body and fuel: 15 to 24 entries in the table's order. */
export function featuresOf(line: ModelLine, badge: Badge, year: number, random: Random): string[] {
  const level = levelOf(line, badge);
  const [, , fuel, drive] = badge;
  const usual = FEATURES.filter(
    (feature) =>
      year >= (feature.since ?? 0) &&
      level >= (feature.level ?? 0) &&
      (feature.bodies?.includes(line.body) ?? true) &&
      (feature.fuels?.includes(fuel) ?? true) &&
      (feature.drive === undefined || feature.drive === drive),
  );
  const dropped = new Set(random.shuffled(usual).slice(MAX_FEATURES));
  return usual.filter((feature) => !dropped.has(feature)).map((feature) => feature.text);
}

/** 0 for a model's plainest badge, 1 for the best; in between for a single badge. */
function levelOf({ badges }: ModelLine, badge: Badge): number {
  return badges.length === 1 ? 0.6 : badges.indexOf(badge) / (badges.length - 1);
}
