import { isOpenAt } from '#domain/hours/open-turns.ts';
import { type Coordinates, nearestFirst } from '#domain/location/distance.ts';
import { matchesWords } from '#domain/location/text-match.ts';
import type { PlaceQuery } from './LocationSearch.tsx';

/** What the search of the locations page knows of a place. */
export interface ListedPlace {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  /** What it is found by (searchWords). */
  readonly words: string;
  readonly at: Coordinates | undefined;
  /** When it opens and closes (openTurns); empty where nobody asks. */
  readonly turns: readonly number[];
}

/** A place of the list as it is shown. */
export interface FoundPlace {
  readonly place: ListedPlace;
  /** Where it was in the list that the page was built with. */
  readonly index: number;
  /** How far it is from where somebody asked for the nearest. */
  readonly km: number | undefined;
  /** Whether it is what was looked for. */
  readonly found: boolean;
}

/** The places in the order in which they are shown: the nearest first where that was asked, those open now before others. */
export function foundPlaces(
  places: readonly ListedPlace[],
  { typed, openFirst }: PlaceQuery,
  from: Coordinates | undefined,
  now: number,
): FoundPlace[] {
  const listed = places.map((place, index) => ({ place, index, at: place.at }));
  const near = from ? nearestFirst(listed, from) : listed.map((thing) => ({ thing, km: undefined }));
  const shown = near.map(({ thing: { place, index }, km }) => ({
    place,
    index,
    km,
    found: matchesWords(place.words, typed),
  }));
  const isOpen = ({ place }: FoundPlace) => Number(isOpenAt(place.turns, now / 1000));
  return openFirst ? shown.sort((a, b) => isOpen(b) - isOpen(a)) : shown;
}

/** What was found, in words. */
export function foundText(shown: readonly FoundPlace[], typed: string): string {
  const found = shown.filter((place) => place.found).length;
  if (found === 0) return `No location matches “${typed.trim()}”.`;
  return found === shown.length ? `${found} locations` : `${found} of ${shown.length} locations`;
}
