import { timeZoneOf } from '#domain/location/time-zone.ts';
import { offerEnd, offerPath } from '#domain/offer/offer.ts';
import type { ItemSearch } from '#features/catalogue-search/item-search.ts';
import {
  buildCurrentOffersFilter,
  OFFER_COLUMNS,
  OFFER_UNIQUE_TEXT_COLUMNS,
  OFFERS_ENGINE,
  toOfferRecord,
} from '#search/catalogues/offers/offer-record.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { compactResults } from '#search/instantsearch/page-results.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { MODEL_QUERY_PAGE_SIZE } from '#search/requests/model-query.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import { buildHistogram } from '#search/values/histogram.ts';
import type { Site } from '#site/site.ts';

/** Builds a dealer's search of special offers: an index and an engine over it, filtered to the offers current at `now`. */
export function buildOffersSearch(
  { offers, state, singleManufacturer }: Pick<Site, 'offers' | 'state' | 'singleManufacturer'>,
  now: Date,
): ItemSearch {
  const zone = timeZoneOf({ state });
  const hasSingleMake = singleManufacturer !== undefined;
  const records = offers.map((offer) =>
    toOfferRecord(offer, offerPath(offer, hasSingleMake), offerEnd(offer, zone)),
  );
  const index = buildIndex(records, { names: OFFER_COLUMNS, uniqueTextColumns: OFFER_UNIQUE_TEXT_COLUMNS });
  const engine = createEngine(index, OFFERS_ENGINE);
  const prices = buildHistogram(offers.flatMap(({ price }) => price ?? []));
  const config: ItemSearch['config'] = {
    // A dealer of a single make needs no filter by make.
    lists: hasSingleMake ? ['model'] : ['make', 'model'],
    ranges: prices ? ['price'] : [],
    pageSize: MODEL_QUERY_PAGE_SIZE,
    filters: writeFilters(buildCurrentOffersFilter(now)),
  };
  return {
    config,
    histograms: prices ? { price: prices } : {},
    index: JSON.stringify(index),
    getResults: (state) => compactResults(engine.search(buildSearchRequests(state, config)), config),
  };
}
