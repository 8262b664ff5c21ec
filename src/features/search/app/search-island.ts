import { SEARCH_BLOCK } from '#features/search/context/search-payload.ts';
import { mountSearch } from './mount.island.ts';
import { mountOnPage } from './mount-on-page.ts';

/** Makes the page's stock search live (loader.ts). */
export function mount(): void {
  mountOnPage(SEARCH_BLOCK, mountSearch);
}
