import { bodyPicture } from '#domain/car/body.ts';
import type { FacetLink } from '#search/refinements/search-page.ts';

/** The logo on a card: a one-colour symbol in the theme's ink, a picture as it is, or letters. */
export type MakeLogo =
  | { readonly kind: 'ink'; readonly src: string }
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'letters'; readonly letters: string };

/**
 * The logo of a make or body from the URL of its picture; without one, its initials: 'Great Wall' -> 'GW'. A symbol of a
 * sprite ('/assets/makes.1a2b3c4d.svg#toyota') is drawn in ink.
 */
export function toMakeLogo(name: string, src: string | undefined): MakeLogo {
  if (src === undefined) return { kind: 'letters', letters: getInitials(name) };
  return { kind: src.includes('#') ? 'ink' : 'picture', src };
}

/** The picture of a make; undefined without one. Makes come from feeds: 'constructor' is no key of the record. */
export function findLogoUrl(logos: Readonly<Record<string, string>>, make: string): string | undefined {
  return Object.hasOwn(logos, make) ? logos[make] : undefined;
}

/** The URL of a body type's picture. */
export function bodyImageUrl(key: string): string {
  return `/bodies/${bodyPicture(key)}.webp`;
}

/** A name of up to three letters in full, else the first letters of its words, three at most: 'LDV', 'GW', 'H'. */
function getInitials(name: string): string {
  if (name.length < 4) return name;
  return name
    .split(/[\s-]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);
}

/** Makes shown before 'Show all makes'. */
const INITIAL_COUNT = 7;

/** The makes shown at first, and those behind the toggle. */
interface MakeLists {
  readonly shown: readonly FacetLink[];
  /** Empty when all are shown: then there is no toggle (SRCH-11). */
  readonly extra: readonly FacetLink[];
}

/** Shows the first makes, those with the most cars, and always the chosen one: in the last position if necessary (T-13). */
export function splitMakes(links: readonly FacetLink[]): MakeLists {
  const first = links.slice(0, INITIAL_COUNT);
  const chosen = links.slice(INITIAL_COUNT).find(({ current }) => current);
  const shown = chosen ? [...first.slice(0, -1), chosen] : first;
  return { shown, extra: links.filter((link) => !shown.includes(link)) };
}
