import { BODY_TYPES } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { slugify } from '#domain/slug.ts';
import { CAR_TYPE_PATHS } from './landing.ts';

/** A mapping between values of the stock and their URL slugs, in both directions. */
interface SlugMap {
  readonly bySlug: ReadonlyMap<string, string>;
  readonly slugOf: ReadonlyMap<string, string>;
}

interface GrowingSlugMap extends SlugMap {
  readonly bySlug: Map<string, string>;
  readonly slugOf: Map<string, string>;
}

/** The slugs of a stock's makes and of each make's models (T-20: slugs are looked up, never un-slugified). */
export interface SlugTable {
  readonly makes: SlugMap;
  readonly models: ReadonlyMap<string, SlugMap>;
}

/** The address of the page that all makes share that the dealer has never listed. */
export const OTHER_MAKES_SLUG = 'other-makes';

/** First segments of search paths that are not makes. */
const RESERVED_SLUGS = new Set([
  OTHER_MAKES_SLUG,
  ...CAR_TYPE_PATHS.map((path) => path.slug),
  ...BODY_TYPES.map((body) => `${body.slug}-cars`),
]);

/**
 * Builds the slug table of a site from all listed cars. Values that would share a slug get -2, -3 in alphabetical order,
 * and so does a make whose slug is the path of a car type or a body.
 */
export function buildSlugTable(cars: readonly Pick<Car, 'make' | 'model'>[]): SlugTable {
  const modelsOf = new Map<string, Set<string>>();
  for (const { make, model } of cars) {
    const models = modelsOf.get(make) ?? new Set();
    modelsOf.set(make, models.add(model));
  }
  return {
    makes: buildSlugMap([...modelsOf.keys()], RESERVED_SLUGS),
    models: new Map([...modelsOf].map(([make, models]) => [make, buildSlugMap([...models])])),
  };
}

/**
 * The table with makes and models that it lacks, for addresses that outlive the stock. A value whose slug is taken is left
 * out: the address belongs to what is in stock.
 */
export function extendSlugTable(
  { makes, models }: SlugTable,
  others: readonly { readonly make: string; readonly model?: string }[],
): SlugTable {
  const allMakes = copySlugMap(makes);
  const allModels = new Map([...models].map(([make, ofMake]) => [make, copySlugMap(ofMake)]));
  for (const { make, model } of others) {
    if (!addSlug(allMakes, make, RESERVED_SLUGS)) continue;
    const ofMake = allModels.get(make) ?? buildSlugMap([]);
    allModels.set(make, ofMake);
    if (model !== undefined) addSlug(ofMake, model);
  }
  return { makes: allMakes, models: allModels };
}

/** The models of a make. */
export function modelsOfMake({ models }: SlugTable, make: string): ReadonlySet<string> {
  return new Set(models.get(make)?.slugOf.keys());
}

function copySlugMap({ bySlug, slugOf }: SlugMap): GrowingSlugMap {
  return { bySlug: new Map(bySlug), slugOf: new Map(slugOf) };
}

/** Adds a value unless its slug is taken by another; returns whether the map has it now. */
function addSlug(map: GrowingSlugMap, value: string, taken: ReadonlySet<string> = new Set()): boolean {
  if (map.slugOf.has(value)) return true;
  const slug = slugify(value) || 'other';
  if (map.bySlug.has(slug) || taken.has(slug)) return false;
  map.bySlug.set(slug, value);
  map.slugOf.set(value, slug);
  return true;
}

function buildSlugMap(values: string[], taken: ReadonlySet<string> = new Set()): GrowingSlugMap {
  const bySlug = new Map<string, string>();
  const slugOf = new Map<string, string>();
  for (const value of values.sort()) {
    const base = slugify(value) || 'other';
    let slug = base;
    for (let n = 2; bySlug.has(slug) || taken.has(slug); n++) slug = `${base}-${n}`;
    bySlug.set(slug, value);
    slugOf.set(value, slug);
  }
  return { bySlug, slugOf };
}
