import { hoursDepartment } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';

/** Filters for the locations that a page shows; the id of a single location also works. */
export const LOCATION_FILTERS = ['primary', 'sales', 'service', 'parts', 'service-and-parts', 'all'] as const;
type FilterableLocation = Pick<Location, 'id' | 'location_type' | 'primary'>;
type NamedFilter = (typeof LOCATION_FILTERS)[number];

const DEPARTMENTS_BY_FILTER: Readonly<Record<Exclude<NamedFilter, 'primary'>, readonly string[]>> = {
  sales: ['sales'],
  service: ['service'],
  parts: ['parts'],
  'service-and-parts': ['service', 'parts'],
  all: ['sales', 'service', 'parts'],
};

/**
 * The locations that match a filter or id, in the order given. 'sales' includes used vehicles; if no location is marked
 * as primary, the first one is. Empty for an unknown id.
 */
export function filterLocations<Entry extends FilterableLocation>(
  filter: string,
  locations: readonly Entry[],
): readonly Entry[] {
  if (filter === 'primary') {
    const main = locations.find(({ primary }) => primary) ?? locations[0];
    return main ? [main] : [];
  }
  if (!isNamedFilter(filter)) return locations.filter(({ id }) => id === filter);
  return locations.filter((location) => DEPARTMENTS_BY_FILTER[filter].includes(hoursDepartment(location)));
}

function isNamedFilter(filter: string): filter is keyof typeof DEPARTMENTS_BY_FILTER {
  return Object.hasOwn(DEPARTMENTS_BY_FILTER, filter);
}
