import type { ImageUrlPattern } from '#features/photo/photo.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';
import type { ItemSearch } from './item-search.ts';

/** The data block of the page, as JSON for its island. */
export interface ItemPayload extends Pick<ItemSearch, 'config' | 'histograms'> {
  readonly pictures: ImageUrlPattern;
  /** URL of the index file. */
  readonly index: string;
  readonly results: PageResults;
}

export const ITEMS_BLOCK: DataBlock<ItemPayload> = { id: 'search-data' };
