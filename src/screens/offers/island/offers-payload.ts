import type { ItemPayload } from '#features/catalogue-search/item-search.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';

/** The payload of the offers island. */
export interface OffersPayload extends ItemPayload {
  /** When the first of the offers ends, in milliseconds since 1970; null = never. */
  readonly firstEnd: number | null;
}

export const OFFERS_BLOCK: DataBlock<OffersPayload> = { id: 'search-data' };
