import type { Car } from './car.ts';

export interface FeatureGroup {
  readonly name: (typeof GROUP_NAMES)[number];
  readonly features: readonly string[];
}

const GROUP_NAMES = ['Safety', 'Comfort', 'Technology', 'Outside', 'More'] as const;

/**
 * The words that tell the group of a feature, in the order of the test: a heated mirror is outside although heating is
 * comfort, and adaptive cruise control is technology although cruise control is not.
 */
// biome-ignore format: a table reads better in rows
const GROUP_WORDS: readonly (readonly [FeatureGroup['name'], RegExp])[] = [
  ['Safety', anyOf(
    String.raw`\bair ?bags?\b|anti-?lock|\babs\b|\bebd\b|\besc\b|\baeb\b|stability|traction control|brake assist|emergency|collision`,
    String.raw`blind spot|cross[- ]traffic|\blane\b|driver attention|fatigue|drowsi|ancap|trailer sway|tyre pressure|hill (descent|start|hold)`,
    'seat ?belts?|pretension|isofix|child (seat|restraint|lock)|top tether|roll(over)? (bar|protection)|cargo barrier',
    String.raw`camera|revers(e|ing) (alarm|sensor)|park(ing)? (sensor|distance|assist)|(rear|front) (and rear )?parking|immobili[sz]er|\balarm\b`,
  )],
  ['Technology', anyOf(
    String.raw`carplay|android auto|bluetooth|\busb\b|\baux|satellite|navigation|\bgps\b|speakers?\b|stereo|audio|radio|\bdab\b|voice`,
    'head-?up|display|touch ?screen|digital (dash|instrument|cockpit)|trip computer|multi-?function steering|adaptive cruise',
    String.raw`wireless|wi-?fi|smartphone|telematics|connected|\bapp\b|keyless|smart key|push[- ]button|remote start|charging|\bccs\b|chademo`,
    String.raw`differential|diff lock|limited slip|low[- ]range|transfer case|\b4x4\b|all[- ]wheel drive|exhaust brake|retarder|regenerative`,
    String.raw`paddle|driv(e|ing) mode|sports? mode|suspension|power steering|fuel tank|turbo|engine\b|gearbox|\bpto\b|power take-?off`,
  )],
  ['Outside', anyOf(
    String.raw`wheels?\b|\balloys?\b|head ?(light|lamp)s?|tail ?(light|lamp)s?|marker lights|day ?time running|fog|\bled\b|\bxenon|wipers?|rain sens`,
    String.raw`roof|racks?\b|mirrors?\b(?!.*(vanity|anti-?dazzle|rear view))|doors?\b|bumpers?|body colou?r|paint|spoiler|privacy glass|tinted`,
    'tow|tub|tray|canopy|tonneau|tailgate|tail lift|sports bar|bull ?bar|nudge bar|snorkel|winch|ladder|side steps?|running boards',
    'mud ?(flaps?|guards?)|awning|solar panel',
  )],
  ['Comfort', anyOf(
    String.raw`air[- ]con|climate|heat|cool(ed|ing)|ventilat|vents?\b|seats?\b|leather|upholst|trim|arm ?rest|cup ?holder|carpet|floor`,
    String.raw`cruise control|power (windows?|socket)|windows?\b|central locking|steering|mirror|luggage|cargo|storage|glove|keys?\b`,
    String.raw`lights?\b|lamps?\b|sun ?(visor|shade|blind)|curtain|bathroom|shower|bed\b|fridge|kitchen`,
  )],
];

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'));
}

/** Steering wheels are the driver's, not among the wheels of a vehicle. */
function findGroup(feature: string): FeatureGroup['name'] {
  const words = feature.toLowerCase().replace(/steering wheel/g, 'steering');
  return GROUP_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'More';
}

/**
 * The features of a vehicle by group, within each those first that the fewest vehicles of the dealer's stock have: what
 * every vehicle has tells a buyer nothing.
 */
export function groupFeatures(
  features: readonly string[],
  stock: readonly Pick<Car, 'features'>[],
): FeatureGroup[] {
  const counts = countFeatures(stock);
  const distinct = new Map<string, string>();
  for (const feature of features.map((text) => text.trim()).filter(Boolean))
    if (!distinct.has(feature.toLowerCase())) distinct.set(feature.toLowerCase(), feature);
  const rarestFirst = [...distinct]
    .sort(([a], [b]) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    .map(([, feature]) => feature);
  const grouped = rarestFirst.map((feature) => ({ feature, group: findGroup(feature) }));
  return GROUP_NAMES.map((name) => ({
    name,
    features: grouped.filter(({ group }) => group === name).map(({ feature }) => feature),
  })).filter(({ features }) => features.length > 0);
}

const known = new WeakMap<readonly Pick<Car, 'features'>[], ReadonlyMap<string, number>>();

/** How many vehicles have each feature, by its lower-case text; counted once for a stock, because every page asks. */
function countFeatures(stock: readonly Pick<Car, 'features'>[]): ReadonlyMap<string, number> {
  const counted = known.get(stock);
  if (counted) return counted;
  const counts = new Map<string, number>();
  for (const { features } of stock)
    for (const feature of new Set(features.map((text) => text.trim().toLowerCase())))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  known.set(stock, counts);
  return counts;
}
