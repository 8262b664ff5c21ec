import { ITEMS_BLOCK } from '#features/catalogue-search/item-payload.ts';
import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { mountOnPage } from '#features/search/app/mount-on-page.ts';
import { createItemClient } from '#search/catalogues/items/item-client.ts';
import { PART_KIND } from './part-kind.ts';

/** Hydrates the page's parts search (loader.ts of the stock search). */
export function mount(): Promise<void> {
  const makeEngine = async () => (await import('#search/catalogues/parts/parts-engine.ts')).createPartsEngine;
  return mountOnPage(ITEMS_BLOCK, (root, payload) =>
    mountItems(PART_KIND, { root, payload, client: createItemClient(payload.index, makeEngine) }),
  );
}
