import { bodyLabel } from '#domain/car/body.ts';
import { bodyNoun } from '#domain/car/body-noun.ts';
import type { Car } from '#domain/car/car.ts';
import { CAR_TYPES, carTypeLabel } from '#domain/car/car-type.ts';
import { groupCars } from '#domain/car/group-cars.ts';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import { inflectVehicleNoun, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { ATTRIBUTES, attributeLabel, valueLabel } from '#search/state/attributes.ts';
import { type Landing, matchesLanding } from '#search/state/landing.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';

/** One value of a facet: the number of cars its page lists, and that page's path. */
export interface FacetLink {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** Whether the current page is this one or below it. */
  readonly current: boolean;
}

export interface FacetLinks {
  readonly attribute: 'make' | 'model' | 'make_model' | 'car_type' | 'body';
  readonly label: string;
  readonly links: readonly FacetLink[];
}

/** A search page without JavaScript: its first page of cars, and links with exact counts. */
export interface SearchPage {
  readonly landing: Landing;
  readonly path: string;
  readonly total: number;
  readonly hits: readonly Car[];
  readonly facets: readonly FacetLinks[];
  /** From /search/ down to this page's parent. */
  readonly ancestors: readonly { readonly label: string; readonly href: string }[];
}

/** The first page of a landing with its facet links. `cars` are in the site's order; at most `pageSize` are shown. */
export function buildSearchPage(
  landing: Landing,
  cars: readonly Car[],
  slugs: SlugTable,
  pageSize: number,
): SearchPage {
  const listed = cars.filter((car) => matchesLanding(landing, car));
  return {
    landing,
    path: landingPath(landing, slugs),
    total: listed.length,
    hits: listed.slice(0, pageSize),
    facets: [...buildFacetLinks(landing, cars, slugs), buildMakeModelLinks(landing, cars, slugs)],
    ancestors: listAncestors(landing, slugs),
  };
}

/** Every facet whose values have pages; a count is the number of cars on the linked page. */
export function buildFacetLinks(landing: Landing, cars: readonly Car[], slugs: SlugTable): FacetLinks[] {
  const here = landingPath(landing, slugs);
  const link = (value: string, label: string, target: Landing, count: number): FacetLink => {
    const href = landingPath(target, slugs);
    return { value, label, count, href, current: here.startsWith(href) };
  };
  const makes = countGroups(groupCars(cars, 'make')).sort(compareByCount);
  const types = groupCars(cars, 'car_type');
  const bodies = groupCars(cars, 'simple_body');
  // A dealer of one make shows its models at once.
  const [onlyMake] = makes.length === 1 ? makes : [];
  const make = landing.kind === 'make' || landing.kind === 'model' ? landing.make : onlyMake?.[0];
  const ofMake = (make && groupCars(cars, 'make').get(make)) || [];
  const models = countGroups(Map.groupBy(ofMake, (car) => car.model)).sort(compareByCount);

  const links = {
    make: makes.map(([name, count]) => link(name, name, { kind: 'make', make: name }, count)),
    model: models.map(([model, count]) =>
      link(model, model, { kind: 'model', make: make ?? '', model }, count),
    ),
    car_type: CAR_TYPES.filter((type) => types.has(type)).map((type) =>
      link(type, carTypeLabel(type), { kind: 'car_type', carTypes: [type] }, types.get(type)?.length ?? 0),
    ),
    body: BODY_KEYS.filter((body) => bodies.has(body))
      .map((body) => link(body, bodyLabel(body), { kind: 'body', body }, bodies.get(body)?.length ?? 0))
      .sort((a, b) => b.count - a.count),
  };
  return (Object.keys(links) as (keyof typeof links)[])
    .map((attribute) => ({ attribute, links: links[attribute] }))
    .filter((facet) => facet.links.length > 0)
    .map((facet) => ({ ...facet, label: attributeLabel(facet.attribute, facet.links) }));
}

/** The links of one facet of all cars; empty if they have none of its values. */
export function listStockLinks(
  attribute: FacetLinks['attribute'],
  cars: readonly Car[],
  slugs: SlugTable,
): readonly FacetLink[] {
  const facet = buildFacetLinks({ kind: 'all' }, cars, slugs).find((found) => found.attribute === attribute);
  return facet?.links ?? [];
}

/** The models with the most cars across all makes, and the current page's model (T-14). */
function buildMakeModelLinks(landing: Landing, cars: readonly Car[], slugs: SlugTable): FacetLinks {
  const { label, maxValues } = ATTRIBUTES.make_model;
  const here = landingPath(landing, slugs);
  const links = [...groupCars(cars, 'make_model')]
    .sort(([a, ofA], [b, ofB]) => compareByCount([a, ofA.length], [b, ofB.length]))
    .flatMap(([value, [car, ...others]]) => {
      if (!car) return [];
      const href = landingPath({ kind: 'model', make: car.make, model: car.model }, slugs);
      const count = 1 + others.length;
      return [{ value, label: valueLabel('make_model', value), count, href, current: href === here }];
    });
  return {
    attribute: 'make_model',
    label,
    links: links.filter(({ current }, index) => index < maxValues || current),
  };
}

/** A landing in a word or two: 'Toyota HiLux', 'new and demo', 'utes'; empty for all stock. */
export function describeLanding(landing: Landing): string {
  switch (landing.kind) {
    case 'all':
      return '';
    case 'make':
      return landing.make;
    case 'model':
      return `${landing.make} ${landing.model}`;
    case 'car_type':
      return joinWithAnd(landing.carTypes.map((type) => carTypeLabel(type).toLowerCase()));
    case 'body':
      return bodyNoun(landing.body).plural;
  }
}

/** The vehicles of a landing, without their number: 'Toyota cars', 'Toyota HiLux', 'new and demo trucks', 'utes', 'cars'. */
export function nameLandingVehicles(landing: Landing, count: number, vehicle: VehicleNoun): string {
  const { subject, noun } = splitLandingName(landing, vehicle);
  return [subject, inflectVehicleNoun(count, noun)].filter(Boolean).join(' ');
}

/** The name of a landing's vehicles in two: 'Toyota' and the dealer's noun; of a body or model, nothing and its own noun. */
export function splitLandingName(landing: Landing, vehicle: VehicleNoun) {
  const subject = describeLanding(landing);
  if (landing.kind === 'body') return { subject: '', noun: bodyNoun(landing.body) };
  if (landing.kind === 'model') return { subject: '', noun: { noun: subject, plural: subject } };
  return { subject, noun: vehicle };
}

/** The parents of a landing, from all stock down. */
export function listAncestors(landing: Landing, slugs: SlugTable) {
  const path: Landing[] = [];
  if (landing.kind !== 'all') path.push({ kind: 'all' });
  if (landing.kind === 'model') path.push({ kind: 'make', make: landing.make });
  return path.map((ancestor) => ({
    label: ancestor.kind === 'make' ? ancestor.make : 'Our stock',
    href: landingPath(ancestor, slugs),
  }));
}

/** 'new', 'new and demo', 'new, used and demo'. */
function joinWithAnd(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function countGroups(groups: ReadonlyMap<string, readonly Car[]>): [string, number][] {
  return [...groups].map(([name, { length }]) => [name, length]);
}

/** Most cars first, then by name, to keep the order stable between builds. */
function compareByCount([nameA, countA]: [string, number], [nameB, countB]: [string, number]): number {
  return countB - countA || (nameA < nameB ? -1 : 1);
}
