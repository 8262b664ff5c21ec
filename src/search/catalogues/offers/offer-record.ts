import type { Offer } from '#domain/offer/offer.ts';
import type { StockRecord } from '#search/engines/embedded/build-index.ts';
import type { FilterTree } from '#search/query/filter-tree.ts';

/** Where typed text is looked for, the weightiest first. */
export const OFFER_TEXT_FIELDS = [
  { name: 'name' },
  { name: 'make' },
  { name: 'model' },
  { name: 'description' },
] as const;

/** What a hit carries: all that a card shows of an offer. */
export const OFFER_HIT_FIELDS = [
  'name',
  'description',
  'disclaimer',
  'image',
  'make',
  'model',
  'price',
  'expiry',
  'path',
] as const;

/** The columns of an offers index. Names and descriptions stay out of UNIQUE_TEXT_COLUMNS, so that a misspelt word is found. */
export const OFFER_COLUMNS = ['id', ...OFFER_HIT_FIELDS, 'until'] as const;

/** Texts that differ from offer to offer. */
export const OFFER_UNIQUE_TEXT_COLUMNS = ['id', 'path', 'image', 'disclaimer'] as const;

/** The last moment that a date can name: an offer without a last day holds until then. */
const MAX_DATE_MS = 8.64e15;

/** An offer as the engine indexes it. `end`: the moment from which it no longer holds, null = never. */
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

/** The offers that hold at a moment. */
export function buildCurrentOffersFilter(now: Date): FilterTree {
  return { attribute: 'until', operator: '>', value: now.getTime() };
}
