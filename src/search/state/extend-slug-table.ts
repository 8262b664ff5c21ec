import { slugify } from '#domain/slug.ts';
import { isReservedSlug, type SlugMap, type SlugTable } from './slugs.ts';

interface GrowingSlugMap extends SlugMap {
  readonly bySlug: Map<string, string>;
  readonly slugOf: Map<string, string>;
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
    if (!addSlug(allMakes, make, isReservedSlug)) continue;
    const ofMake = allModels.get(make) ?? { bySlug: new Map(), slugOf: new Map() };
    allModels.set(make, ofMake);
    if (model !== undefined) addSlug(ofMake, model);
  }
  return { makes: allMakes, models: allModels };
}

function copySlugMap({ bySlug, slugOf }: SlugMap): GrowingSlugMap {
  return { bySlug: new Map(bySlug), slugOf: new Map(slugOf) };
}

/** Adds a value unless its slug is taken by another; returns whether the map has it now. */
function addSlug(
  map: GrowingSlugMap,
  value: string,
  isTaken: (slug: string) => boolean = () => false,
): boolean {
  if (map.slugOf.has(value)) return true;
  const slug = slugify(value) || 'other';
  if (map.bySlug.has(slug) || isTaken(slug)) return false;
  map.bySlug.set(slug, value);
  map.slugOf.set(value, slug);
  return true;
}
