import { isOpenAt } from '#domain/hours/open-close-times.ts';
import { type Coordinates, sortByDistance } from '#domain/location/distance.ts';
import { matchesText } from '#domain/location/finder/text-match.ts';
import type { LocationQuery } from './LocationSearch.tsx';

/** What the search of the locations page knows of a place. */
export interface ListedLocation {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** What it is found by (buildSearchableText). */
  readonly words: string;
  readonly at: Coordinates | undefined;
  /** When it opens and closes (getOpenCloseTimes); empty where nobody asks. */
  readonly turns: readonly number[];
}

/** A place of the list as it is shown. */
export interface FoundLocation {
  readonly location: ListedLocation;
  /** Where it was in the list that the page was built with. */
  readonly index: number;
  /** How far it is from where somebody asked for the nearest. */
  readonly km: number | undefined;
  /** Whether it is what was looked for. */
  readonly matches: boolean;
}

/** The places in the order in which they are shown: the nearest first where that was asked, those open now before others. */
export function searchLocations(
  places: readonly ListedLocation[],
  { typed, openFirst }: LocationQuery,
  from: Coordinates | undefined,
  now: number,
): FoundLocation[] {
  const listed = places.map((place, index) => ({ place, index, at: place.at }));
  const near = from ? sortByDistance(listed, from) : listed.map((thing) => ({ thing, km: undefined }));
  const shown = near.map(({ thing: { place, index }, km }) => ({
    location: place,
    index,
    km,
    matches: matchesText(place.words, typed),
  }));
  const isOpen = ({ location }: FoundLocation) => Number(isOpenAt(location.turns, now / 1000));
  return openFirst ? shown.sort((a, b) => isOpen(b) - isOpen(a)) : shown;
}

/** What was found, in words. */
export function describeFoundLocations(shown: readonly FoundLocation[], typed: string): string {
  const found = shown.filter((place) => place.matches).length;
  if (found === 0) return `No location matches “${typed.trim()}”.`;
  return found === shown.length ? `${found} locations` : `${found} of ${shown.length} locations`;
}
