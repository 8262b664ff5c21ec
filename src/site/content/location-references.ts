import { join } from 'node:path';
import { suggestWord } from '#domain/edit-distance.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import { LOCATION_FILTERS } from '#domain/location/finder/filter.ts';
import type { Location } from '#domain/location/location.ts';
import type { Review } from '#domain/review/review.ts';

/** The content of a dealer's folder that refers to locations. */
interface LocationReferences {
  readonly locations: readonly Location[];
  readonly reviews: readonly Review[];
  readonly 'special-hours': readonly SpecialHour[];
}

/**
 * One line for every entry that refers to a location that is not in content/locations.json. `home` is
 * `locationDisplay.home` of site.ts.
 */
export function findUnknownLocations(dir: string, data: LocationReferences, home: string): string[] {
  const ids = data.locations.map(({ id }) => id);
  const names = data.locations.map(({ name }) => name);
  const line = (file: string, key: string, given: string | null, known: readonly string[]) =>
    given === null || known.includes(given)
      ? []
      : [`${join(dir, file)}: ${key}: ${describeUnknownLocation(given, known)}`];
  return [
    ...data.reviews.flatMap(({ location_id }, index) =>
      line('content/reviews.json', `${index}.location_id`, location_id, ids),
    ),
    ...data['special-hours'].flatMap(({ location_name }, index) =>
      line('content/special-hours.json', `${index}.location_name`, location_name, names),
    ),
    ...line('site.ts', 'locationDisplay.home', home, [...LOCATION_FILTERS, ...ids]),
  ];
}

/** Describes an unknown location, with a suggestion. */
export function describeUnknownLocation(given: string, known: readonly string[]): string {
  const fix = suggestWord(given, known, `Known: ${known.join(', ') || 'none yet'}.`);
  return `is "${given}", which is not in content/locations.json. ${fix}`;
}
