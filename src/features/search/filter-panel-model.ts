import { getMakeLogos, type MakeLogos } from '#domain/car/makes.ts';
import { type FacetConfig, sortFacets } from '#search/refinements/facets.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import type { Site } from '#site/site.ts';

/** The filter panel of a dealer: part of the payload of a search page. */
export interface FilterPanelModel {
  /** The sections in order. */
  readonly filters: readonly FacetConfig[];
  readonly marks: MakeLogos;
  /** Headings over the make cards. */
  readonly makeHeadings: boolean;
  /** Whether sections that a visitor opened or closed stay so on the next page. */
  readonly keep: boolean;
}

/** A dealer's filter panel, without the lists that have one value. */
export function buildFilterPanelModel(
  site: Site,
  search: { readonly lists: readonly ListAttribute[]; readonly config: Pick<SearchConfig, 'ranges'> },
): FilterPanelModel {
  const { facets, filterOrder, makeHeadings, rememberSections } = site.search;
  const offered = facets.filter(({ attribute }) => search.lists.includes(attribute));
  return {
    filters: sortFacets(offered, search.config.ranges, filterOrder),
    marks: getMakeLogos(site),
    makeHeadings,
    keep: rememberSections,
  };
}
