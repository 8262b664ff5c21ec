import type { ImageUrlPattern } from '#features/photo/photo.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';
import type { ItemSearch } from './item-search.ts';

/** What the page hands its island, as JSON in the page. */
export interface ItemPayload extends Pick<ItemSearch, 'plan' | 'spreads'> {
  readonly pictures: ImageUrlPattern;
  /** Address of the index file. */
  readonly index: string;
  readonly results: PageResults;
}

export const ITEMS_BLOCK: DataBlock<ItemPayload> = { id: 'search-data' };
