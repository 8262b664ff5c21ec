import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { slugify } from '#domain/slug.ts';
import { getPartCities } from '#features/catalogue-search/build-parts-search.ts';
import { buildImageUrlPattern } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';
import { type PartRowView, toPartRowView } from './part-row-view.ts';

/** The parts of one category. A part of two categories appears under both. */
export interface PartGroup {
  readonly category: string;
  /** The id that links jump to. */
  readonly id: string;
  readonly rows: readonly PartRowView[];
}

/** All parts by category, both in alphabetical order. */
export function groupParts(site: Pick<Site, 'parts' | 'locations' | 'images' | 'url'>): PartGroup[] {
  const { parts, locations } = site;
  const pictures = buildImageUrlPattern(site);
  const places = getPartCities(locations);
  const byName = parts.toSorted((a, b) => collator.compare(a.name, b.name));
  const categories = [...new Set(parts.flatMap((part) => part.categories))].sort(collator.compare);
  const taken = new Map<string, number>();
  return categories.map((category) => {
    const base = slugify(category) || 'other';
    const before = taken.get(base) ?? 0;
    taken.set(base, before + 1);
    return {
      category,
      id: before === 0 ? base : `${base}-${before + 1}`,
      rows: byName
        .filter((part) => part.categories.includes(category))
        .map((part) => toPartRowView({ ...part, place: places.get(part.dealership_id) ?? null }, pictures)),
    };
  });
}

const collator = new Intl.Collator(FORMAT_LOCALE, { numeric: true });
