import { storageKey } from '#browser/storage.ts';
import { getMakeLogos, type MakeLogos } from '#features/makes/make-logos.ts';
import { type FacetConfig, sortFacets } from '#search/refinements/facets.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { Site } from '#site/site.ts';

/** The filter panel as a dealer wants it: part of what a search page hands its island. */
export interface FilterPanelModel {
  /** The sections in order. */
  readonly filters: readonly FacetConfig[];
  readonly marks: MakeLogos;
  /** Headings over the make cards. */
  readonly makeHeadings: boolean;
  /** The key in localStorage of the sections' states; null where they are not stored. */
  readonly keep: string | null;
}

/** The panel of a dealer: only filters that its plan counts. */
export function buildFilterPanelModel(site: Site, plan: SearchConfig): FilterPanelModel {
  const { facets, filterOrder, makeHeadings, rememberSections } = site.search;
  const counted = facets.filter(({ attribute }) => plan.lists.includes(attribute));
  return {
    filters: sortFacets(counted, plan.ranges, filterOrder),
    marks: getMakeLogos(site),
    makeHeadings,
    keep: rememberSections ? storageKey('sections', site.slug) : null,
  };
}
