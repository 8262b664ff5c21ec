import type { Block } from '#domain/blocks/block.ts';
import type { Site } from '#site/site.ts';

/** The props of every named block. */
export interface BlockProps {
  readonly block: Block;
  readonly site: Site;
  readonly now: Date;
}

/** The entry that the block names by id, or all of them. */
export function selectEntries<Entry extends { readonly id: string }>(
  { id }: Block,
  entries: readonly Entry[],
): readonly Entry[] {
  return id === null ? entries : entries.filter((entry) => entry.id === id);
}
