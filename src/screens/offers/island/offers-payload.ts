import type { ItemPayload } from '#features/catalogue-search/item-payload.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';

/** What the offers page hands its island. */
export interface OffersPayload extends ItemPayload {
  /** The moment at which the first of the offers ends; null = none ever does. */
  readonly firstEnd: number | null;
}

export const OFFERS_BLOCK: DataBlock<OffersPayload> = { id: 'search-data' };
