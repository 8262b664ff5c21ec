import { getOpenCloseTimes } from '#domain/hours/open-close-times.ts';
import { coordinatesOf } from '#domain/location/address.ts';
import { buildSearchableText } from '#domain/location/finder/searchable-text.ts';
import type { Premises } from '#domain/location/premises.ts';
import { buildLocationView } from '#features/locations/location-view.ts';
import type { Site } from '#site/site.ts';
import type { ListedLocation } from './search-locations.ts';

/** The data of one location for the island that searches them. */
export function toListedLocation({ main, departments }: Premises, site: Site, now: Date): ListedLocation {
  const { slug, name, href } = buildLocationView(main, site, now);
  const moments = departments.map((department) => buildLocationView(department, site, now).moments());
  return {
    slug,
    name,
    href,
    words: buildSearchableText(departments),
    at: site.geocoding ? coordinatesOf(main.address) : undefined,
    turns: site.locationDisplay.openNowFirst ? getOpenCloseTimes(moments) : [],
  };
}
