import type { Offer } from '#domain/offer/offer.ts';
import type { StockRecord } from '#search/engines/embedded/build-index.ts';
import type { EngineOptions } from '#search/engines/embedded/engine.ts';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import type { WarmableClient } from '#search/query/search-client.ts';

/** The fields of a hit: everything an offer's card shows. */
// biome-ignore format: a list reads better in rows
const HIT_FIELDS = [
  'name', 'description', 'disclaimer', 'image', 'make', 'model', 'price', 'price_type', 'expiry', 'path',
] as const;

/** How offers are searched. */
export const OFFERS_ENGINE: EngineOptions = {
  textFields: [{ name: 'name' }, { name: 'make' }, { name: 'model' }, { name: 'description' }],
  hitFields: HIT_FIELDS,
};

/** The columns of an offers index. Names and descriptions are not unique text columns: misspelt words must find them. */
export const OFFER_COLUMNS = ['id', ...HIT_FIELDS, 'until'] as const;

/** Columns whose text differs from offer to offer. */
export const OFFER_UNIQUE_TEXT_COLUMNS = ['id', 'path', 'image', 'disclaimer'] as const;

/** The latest date JavaScript can represent: the end of an offer without a last day. */
const MAX_DATE_MS = 8.64e15;

/** An offer as the engine indexes it. `end`: when it expires, in ms since the epoch; null = never. */
export function toOfferRecord(offer: Offer, path: string, end: number | null): StockRecord {
  const { manufacturer, model, image_or_model_image, ...own } = offer;
  return {
    ...own,
    make: manufacturer,
    model: model?.name ?? null,
    image: image_or_model_image,
    path,
    until: end ?? MAX_DATE_MS,
  };
}

/** Matches the offers that are valid at `now`. */
export function buildCurrentOffersFilter(now: Date): FilterTree {
  return { attribute: 'until', operator: '>', value: now.getTime() };
}

/** A client that finds the offers valid now, however old the page is. */
export function createCurrentOffersClient(client: WarmableClient, now: () => Date): WarmableClient {
  return {
    ...client,
    search: (requests) => {
      const filters = writeFilters(buildCurrentOffersFilter(now()));
      return client.search(
        requests.map((request) => ({ ...request, params: { ...request.params, filters } })),
      );
    },
  };
}
