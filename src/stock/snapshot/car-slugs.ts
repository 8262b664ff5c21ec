import { slugify } from '#domain/slug.ts';
import { sha256 } from '#platform/sha256.ts';
import type { ImportedCar } from './read-cars.ts';

const HASH_LENGTHS = [6, 12, 64];
/** With the longest hash still a file name on any disk (255 bytes). */
const MAX_SLUG_LENGTH = 180;

/**
 * Assigns a slug to every car, id -> slug: {year}-{make}-{model}-{stock number, or 6 digits of the hash}. A car never
 * changes its slug and no other car gets it (`known`: the slugs by id of present and gone cars). New cars with the same
 * slug get more digits of their hash, in the order of their ids, so the order of rows does not matter. Slugs start with
 * a year, so none is a page such as /cars/trade-in/ (T-50).
 */
export function assignCarSlugs(
  cars: readonly ImportedCar[],
  known: ReadonlyMap<string, string>,
): Map<string, string> {
  const slugs = new Map<string, string>();
  const taken = new Set(known.values());
  for (const car of cars.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const slug = known.get(car.id) ?? findFreeSlug(car, taken);
    slugs.set(car.id, slug);
    taken.add(slug);
  }
  return slugs;
}

function findFreeSlug(car: ImportedCar, taken: ReadonlySet<string>): string {
  const base = buildSlug(car);
  const longer = HASH_LENGTHS.map((length) => `${base}-${sha256(car.id, 'hex', length)}`);
  const free = [base, ...longer].find((slug) => !taken.has(slug));
  if (free === undefined) throw new Error(`two cars have the id "${car.id}"`);
  return free;
}

function buildSlug({ facts, tail, ordinal }: ImportedCar): string {
  const stocknum = slugify(facts.stocknum ?? '');
  const words = [facts.year, facts.make, facts.model, stocknum || tail, ...(ordinal > 1 ? [ordinal] : [])];
  return slugify(words.join(' ')).slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}
