import type { ItemPayload } from '#features/catalogue-search/item-payload.ts';
import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { createItemClient } from '#search/catalogues/items/item-client.ts';
import { PART_KIND } from './part-kind.ts';

/** Makes the page's parts search live (loader.ts of the stock search). */
export function mount(): void {
  const root = document.getElementById('search');
  const data = document.getElementById('search-data');
  if (!root || !data?.textContent) return;
  const payload = JSON.parse(data.textContent) as ItemPayload;
  const makeEngine = async () => (await import('#search/catalogues/parts/parts-engine.ts')).createPartsEngine;
  mountItems(PART_KIND, { root, payload, client: createItemClient(payload.index, makeEngine) });
}
