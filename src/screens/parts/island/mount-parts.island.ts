import type { ItemPayload } from '#features/catalogue-search/item-search.ts';
import { mountItems } from '#features/catalogue-search/mount-items.island.ts';
import { PARTS_ENGINE } from '#search/catalogues/parts/part-record.ts';
import { createEngineClient } from '#search/engines/embedded/engine-client.ts';
import { PART_KIND } from './part-kind.tsx';

/** Hydrates the parts search. */
export function mountParts(root: HTMLElement, payload: ItemPayload): Promise<void> {
  const client = createEngineClient(async () =>
    (await import('#search/engines/embedded/engine.ts')).openEngine(payload.index, PARTS_ENGINE),
  );
  return mountItems(PART_KIND, { root, payload, client });
}
