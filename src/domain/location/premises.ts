import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { coordinatesOf } from './address.ts';
import { byDepartment } from './department.ts';
import { sortByDistance } from './distance.ts';
import type { Location } from './location.ts';
import { getPremisesName } from './location-name.ts';

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

/** The premises in carousel order: those with a location id in `order` first, in that order, then the others by name. */
export function sortForCarousel(premises: readonly Premises[], order: readonly string[]): Premises[] {
  const rank = ({ departments }: Premises) => {
    const ranks = departments.map(({ id }) => order.indexOf(id)).filter((index) => index >= 0);
    return ranks.length > 0 ? Math.min(...ranks) : order.length;
  };
  return premises.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b), FORMAT_LOCALE));
}

function nameOf({ main }: Premises): string {
  return getPremisesName(main.name);
}

/** Other premises of the dealer, with their distance. */
interface NearbyPremises {
  readonly place: Premises;
  /** Kilometres; undefined if either has no coordinates. */
  readonly km: number | undefined;
}

/** The dealer's other premises, nearest first; those at an unknown distance last, in the order given. */
export function findNearbyPremises(here: Premises, places: readonly Premises[]): NearbyPremises[] {
  const from = coordinatesOf(here.main.address);
  const others = places.filter((place) => place !== here);
  if (!from) return others.map((place) => ({ place, km: undefined }));
  const located = others.map((place) => ({ place, at: coordinatesOf(place.main.address) }));
  return sortByDistance(located, from).map(({ item: { place }, km }) => ({ place, km }));
}
