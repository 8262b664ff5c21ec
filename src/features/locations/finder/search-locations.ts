import { isOpenAt } from '#domain/hours/open-close-times.ts';
import { type Coordinates, sortByDistance } from '#domain/location/distance.ts';
import { matchesText } from '#domain/location/finder/text-match.ts';
import type { LocationQuery } from './LocationSearch.tsx';

/** A location as the search of the locations page knows it. */
export interface ListedLocation {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** The text to search in (buildSearchableText). */
  readonly words: string;
  readonly at: Coordinates | undefined;
  /** Its opening and closing times (getOpenCloseTimes); empty where the page does not offer open locations first. */
  readonly turns: readonly number[];
}

/** A location with its result of the search. */
export interface FoundLocation {
  readonly location: ListedLocation;
  /** Its index in the list that the page was built with. */
  readonly index: number;
  /** Kilometres from the visitor's postcode; undefined without one. */
  readonly km: number | undefined;
  /** Whether it matches the query. */
  readonly matches: boolean;
}

/** The locations in display order: nearest first if `from` is given, then open ones first if asked for. `now` is in milliseconds. */
export function searchLocations(
  locations: readonly ListedLocation[],
  { typed, openFirst }: LocationQuery,
  from: Coordinates | undefined,
  now: number,
): FoundLocation[] {
  const listed = locations.map((location, index) => ({ location, index, at: location.at }));
  const sorted = from ? sortByDistance(listed, from) : listed.map((item) => ({ item, km: undefined }));
  const shown = sorted.map(({ item: { location, index }, km }) => ({
    location,
    index,
    km,
    matches: matchesText(location.words, typed),
  }));
  const isOpen = ({ location }: FoundLocation) => Number(isOpenAt(location.turns, now / 1000));
  return openFirst ? shown.sort((a, b) => isOpen(b) - isOpen(a)) : shown;
}

/** The number of results, in words. */
export function describeFoundLocations(shown: readonly FoundLocation[], typed: string): string {
  const found = shown.filter(({ matches }) => matches).length;
  if (found === 0) return `No location matches “${typed.trim()}”.`;
  return found === shown.length ? `${found} locations` : `${found} of ${shown.length} locations`;
}
