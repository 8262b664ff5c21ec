import { slugify } from '#domain/slug.ts';
import type { Car } from './car.ts';
import { findMake } from './makes.ts';

/** A car's manufacturer, from its make. The logo is known only where a feed gives a picture of its own. */
export function toManufacturer(name: string): Car['manufacturer'] {
  const slug = findMake(name)?.slug ?? slugify(name);
  return { id: slug, name, slug };
}
