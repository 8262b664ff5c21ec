import { openTurns } from '#domain/hours/open-turns.ts';
import { coordinatesOf } from '#domain/location/address.ts';
import type { Place } from '#domain/location/premises.ts';
import { searchWords } from '#domain/location/searchable-text.ts';
import { locationView } from '#features/locations/location-view.ts';
import type { Site } from '#site/site.ts';
import type { ListedPlace } from './found-locations.ts';

/** What the island that searches the places is told of one. */
export function listedPlace({ main, departments }: Place, site: Site, now: Date): ListedPlace {
  const { slug, name, href } = locationView(main, site, now);
  const moments = departments.map((department) => locationView(department, site, now).moments());
  return {
    slug,
    name,
    href,
    words: searchWords(departments),
    at: site.geocoding ? coordinatesOf(main.address) : undefined,
    turns: site.places.openFirst ? openTurns(moments) : [],
  };
}
