import type { ItemSearch } from './item-search.ts';

/** What the page of such a search needs to become live in the browser. */
export interface PublishedItemSearch extends ItemSearch {
  /** Address of the index file, with a hash of its content: '/search/parts.1a2b3c4d.json'. */
  readonly indexUrl: string;
  /** Address of the compiled island. */
  readonly entry: string;
}
