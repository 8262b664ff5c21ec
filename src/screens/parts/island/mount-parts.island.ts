import type { ItemPayload } from '#features/catalogue-search/item-payload.ts';
import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { createItemClient } from '#search/catalogues/items/item-client.ts';
import { PART_KIND } from './part-kind.ts';

/** Hydrates the parts search. */
export function mountParts(root: HTMLElement, payload: ItemPayload): Promise<void> {
  const makeEngine = async () => (await import('#search/catalogues/parts/parts-engine.ts')).createPartsEngine;
  return mountItems(PART_KIND, { root, payload, client: createItemClient(payload.index, makeEngine) });
}
