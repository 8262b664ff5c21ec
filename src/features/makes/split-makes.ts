import type { FacetLink } from '#search/refinements/search-page.ts';

/** So many makes are seen before 'Show all makes'. */
const INITIAL_COUNT = 7;

/** The make list as it is first seen, and what its toggle adds. */
export interface MakeLists {
  readonly shown: readonly FacetLink[];
  /** Empty when all are shown: then there is no toggle (SRCH-11). */
  readonly extra: readonly FacetLink[];
}

/** The makes with the most cars are shown; the chosen one always is, in the last place if need be (T-13). */
export function splitMakes(links: readonly FacetLink[]): MakeLists {
  const first = links.slice(0, INITIAL_COUNT);
  const chosen = links.slice(INITIAL_COUNT).find(({ current }) => current);
  const shown = chosen ? [...first.slice(0, -1), chosen] : first;
  return { shown, extra: links.filter((link) => !shown.includes(link)) };
}
