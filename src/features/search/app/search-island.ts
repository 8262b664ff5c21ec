import { SEARCH_BLOCK } from '#features/search/context/search-payload.ts';
import { createMount } from './create-mount.ts';

/** Hydrates the page's stock search; called by loader.ts. */
export const mount = createMount(SEARCH_BLOCK, async () => (await import('./mount.island.ts')).mountSearch);
