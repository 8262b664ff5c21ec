import { ITEMS_BLOCK } from '#features/catalogue-search/item-search.ts';
import { createMount } from '#features/search/app/create-mount.ts';

/** Hydrates the page's parts search (loader.ts of the stock search). */
export const mount = createMount(
  ITEMS_BLOCK,
  async () => (await import('./mount-parts.island.ts')).mountParts,
);
