import type { FacetLink } from '#search/refinements/search-page.ts';

/** Makes shown before 'Show all makes'. */
const INITIAL_COUNT = 7;

/** The makes shown at first, and those behind the toggle. */
export interface MakeLists {
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
