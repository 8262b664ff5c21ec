import { findBodyOfSegment } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import type { CarType } from '#domain/car/car-type.ts';
import { slugify } from '#domain/slug.ts';

/** A mapping between values of the stock and their URL slugs, in both directions. */
export interface SlugMap {
  readonly bySlug: ReadonlyMap<string, string>;
  readonly slugOf: ReadonlyMap<string, string>;
}

/** The slugs of a stock's makes and of each make's models (T-20: slugs are looked up, never un-slugified). */
export interface SlugTable {
  readonly makes: SlugMap;
  readonly models: ReadonlyMap<string, SlugMap>;
}

/** The five fixed car-type paths, which take precedence over bodies and makes (T-20). */
export const CAR_TYPE_PATHS: readonly { readonly slug: string; readonly carTypes: readonly CarType[] }[] = [
  { slug: 'new-cars', carTypes: ['new'] },
  { slug: 'demo-cars', carTypes: ['demo'] },
  { slug: 'used-cars', carTypes: ['used'] },
  { slug: 'new-and-demo-cars', carTypes: ['new', 'demo'] },
  { slug: 'new-used-and-demo-cars', carTypes: ['new', 'used', 'demo'] },
];

/** Whether the first segment of a search path is no make. */
export function isReservedSlug(slug: string): boolean {
  return CAR_TYPE_PATHS.some((path) => path.slug === slug) || findBodyOfSegment(slug) !== undefined;
}

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
    makes: buildSlugMap([...modelsOf.keys()], isReservedSlug),
    models: new Map([...modelsOf].map(([make, models]) => [make, buildSlugMap([...models])])),
  };
}

/** The models of a make. */
export function modelsOfMake({ models }: SlugTable, make: string): ReadonlySet<string> {
  return new Set(models.get(make)?.slugOf.keys());
}

function buildSlugMap(values: string[], isTaken: (slug: string) => boolean = () => false): SlugMap {
  const bySlug = new Map<string, string>();
  const slugOf = new Map<string, string>();
  for (const value of values.sort()) {
    const base = slugify(value) || 'other';
    let slug = base;
    for (let n = 2; bySlug.has(slug) || isTaken(slug); n++) slug = `${base}-${n}`;
    bySlug.set(slug, value);
    slugOf.set(value, slug);
  }
  return { bySlug, slugOf };
}
