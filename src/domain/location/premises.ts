import { byDepartment } from './department.ts';
import type { Location } from './location.ts';

/** One street address with the departments there. */
export interface Premises {
  /** The department that represents the premises: sales before used, service and parts. */
  readonly main: Location;
  /** All departments, the main one first. */
  readonly departments: readonly Location[];
}

/** Abbreviations in street names. */
const STREET_ABBREVIATIONS = new Map([
  ['street', 'st'],
  ['road', 'rd'],
  ['avenue', 'ave'],
  ['highway', 'hwy'],
  ['drive', 'dr'],
  ['parade', 'pde'],
  ['boulevard', 'blvd'],
  ['court', 'ct'],
  ['terrace', 'tce'],
]);

/** Cached, because every card and menu of a dealer's pages asks for the same list. */
const premisesCache = new WeakMap<readonly Location[], readonly Premises[]>();

/** Groups locations that share a street and city (T-83), in order of first occurrence. */
export function groupByAddress(locations: readonly Location[]): readonly Premises[] {
  const premises = premisesCache.get(locations) ?? joinDepartments(locations);
  premisesCache.set(locations, premises);
  return premises;
}

function joinDepartments(locations: readonly Location[]): Premises[] {
  const byStreet = Map.groupBy(locations, streetKey);
  return [...byStreet.values()].flatMap((group) => {
    const departments = group.toSorted(byDepartment);
    const [main] = departments;
    return main ? [{ main, departments }] : [];
  });
}

/** The same key for '12 Example Street' and '12 example St.' in one city. */
function streetKey({ address }: Location): string {
  return [address.street, address.city, address.state].map(normaliseStreet).join('|');
}

function normaliseStreet(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => STREET_ABBREVIATIONS.get(word) ?? word)
    .join(' ');
}
