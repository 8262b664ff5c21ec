import { type Marks, marksOf } from '#features/makes/make-logos.ts';
import { type Filter, inOrder } from '#search/refinements/facets.ts';
import type { SearchPlan } from '#search/requests/requests.ts';
import type { Site } from '#site/site.ts';

/** The filter panel as a dealer wants it: part of what a search page hands its island. */
export interface PanelView {
  /** The sections in order. */
  readonly filters: readonly Filter[];
  readonly marks: Marks;
  /** Headings over the make cards. */
  readonly makeHeadings: boolean;
  /** The key in localStorage that keeps which sections are open; null where they are not kept. */
  readonly keep: string | null;
}

/** The panel of a dealer: only filters that its plan counts. */
export function panelView(site: Site, plan: SearchPlan): PanelView {
  const { lists, order, makeHeadings, keepSections } = site.search;
  const counted = lists.filter(({ attribute }) => plan.lists.includes(attribute));
  return {
    filters: inOrder(counted, plan.ranges, order),
    marks: marksOf(site),
    makeHeadings,
    keep: keepSections ? `forecourt:${site.slug}:sections` : null,
  };
}
