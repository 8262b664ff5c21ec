import { hoursDepartment } from '#domain/location/department.ts';
import type { Location } from '#domain/location/location.ts';

/** Which locations a block of a page shows, beside a single one by its id. */
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
 * The locations that a filter lets through, in the order given: 'service', or the id of one. Used vehicles are sold by
 * sales, and a dealer that marks no location as primary means its first. None when an id is unknown.
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
