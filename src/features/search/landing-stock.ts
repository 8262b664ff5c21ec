import type { CardVariant } from '#features/car-card/card-layout.ts';
import type { CardView } from '#features/car-card/card-view.ts';
import { buildHitCards } from '#features/car-card/site-card.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildModelQuery, FOR_SALE_FILTER } from '#search/requests/model-query.ts';
import type { Landing } from '#search/state/landing.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { PublishedSearch } from './published-search.ts';

/** The subject of a page about a make or a model. */
export type MakeOrModelLanding = Extract<Landing, { kind: 'make' | 'model' }>;

/** The stock that a page about a make or a model shows. */
export interface LandingStock {
  readonly count: number;
  /** The first page of results. */
  readonly cards: readonly CardView[];
  /** The search page that lists them all; null when there are none. */
  readonly href: string | null;
}

/** The vehicles for sale of a make, or of one of its models, found by the manufacturer/model/body search. */
export function findLandingStock(
  landing: MakeOrModelLanding,
  site: Site,
  search: PublishedSearch,
  now: Date,
  variant: CardVariant,
): LandingStock {
  const { make } = landing;
  const makeAndModel = landing.kind === 'model' ? { make, model: landing.model } : { make };
  const { nbHits, hits } = search.query(buildModelQuery(makeAndModel, writeFilters(FOR_SALE_FILTER)));
  return {
    count: nbHits,
    cards: buildHitCards(hits, site, now, variant),
    href: nbHits === 0 ? null : landingPath(landing, site.slugs),
  };
}
