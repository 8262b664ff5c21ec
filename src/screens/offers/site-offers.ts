import { timeZoneOf } from '#domain/location/time-zone.ts';
import { offerEnd } from '#domain/offer/offer.ts';
import { offerPath } from '#domain/offer/offer-paths.ts';
import type { ItemSearch } from '#features/catalogue-search/item-search.ts';
import {
  holdingAt,
  OFFER_COLUMNS,
  OFFER_OWN_TEXTS,
  offerRecord,
} from '#search/catalogues/offers/offer-record.ts';
import { createOffersEngine } from '#search/catalogues/offers/offers-engine.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { foldResults } from '#search/instantsearch/page-results.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { SECONDARY_PAGE_SIZE } from '#search/requests/model-query.ts';
import { requestsFor, type SearchPlan } from '#search/requests/requests.ts';
import { histogram } from '#search/values/histogram.ts';
import type { Site } from '#site/site.ts';

/** The offers search of one dealer: an index of the offers that hold at `now`, and an engine over it. */
export function siteOffers(
  { offers, state, singleManufacturer }: Pick<Site, 'offers' | 'state' | 'singleManufacturer'>,
  now: Date,
): ItemSearch {
  const zone = timeZoneOf(state);
  const single = singleManufacturer !== undefined;
  const records = offers.map((offer) => offerRecord(offer, offerPath(offer, single), offerEnd(offer, zone)));
  const index = buildIndex(records, { names: OFFER_COLUMNS, ownTexts: OFFER_OWN_TEXTS });
  const engine = createOffersEngine(index);
  const prices = histogram(offers.flatMap(({ price }) => price ?? []));
  const plan: SearchPlan = {
    // The one make of a dealer is no choice.
    lists: single ? ['model'] : ['make', 'model'],
    ranges: prices ? ['price'] : [],
    pageSize: SECONDARY_PAGE_SIZE,
    filters: writeFilters(holdingAt(now)),
  };
  return {
    plan,
    spreads: prices ? { price: prices } : {},
    index: JSON.stringify(index),
    // Few as they are, models are offered without a choice of make.
    answer: (state) => foldResults(engine.search(requestsFor(state, plan)), plan, state, plan.lists),
  };
}
