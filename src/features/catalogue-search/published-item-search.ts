import type { PublishedFiles } from '#features/search/published-search.ts';
import type { ItemSearch } from './item-search.ts';

/** A catalogue search, as its page uses it. */
export interface PublishedItemSearch extends ItemSearch, PublishedFiles {}
