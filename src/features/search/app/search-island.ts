import { SEARCH_BLOCK, type SearchPayload } from '#features/search/context/search-payload.ts';
import { mountSearch } from './mount.island.ts';
import { mountOnPage } from './mount-on-page.ts';

/** Hydrates the page's stock search; called by loader.ts. */
export function mount(loaded?: SearchPayload): Promise<void> {
  return mountOnPage(SEARCH_BLOCK, mountSearch, loaded);
}
