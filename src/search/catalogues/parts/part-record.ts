import type { Part } from '#domain/parts/part.ts';
import type { StockRecord } from '#search/engines/embedded/build-index.ts';
import type { EngineOptions } from '#search/engines/embedded/engine.ts';
import { toAttributeValue } from '#search/state/attributes.ts';

/** How parts are searched: a hit has everything that a part's row shows. */
export const PARTS_ENGINE: EngineOptions = {
  textFields: [{ name: 'name' }, { name: 'categories' }, { name: 'id' }],
  hitFields: ['name', 'slug', 'categories', 'price', 'image', 'place'],
};

/** The columns of a parts index. Names are not a unique text column: misspelt words must find them. */
// biome-ignore format: a list reads better in rows
export const PART_COLUMNS = [
  'id', 'name', 'slug', 'categories', 'price', 'image', 'dealership_id', 'item_type', 'place',
] as const;

/** Columns whose text differs from part to part. */
export const PART_UNIQUE_TEXT_COLUMNS = ['id', 'slug'] as const;

/** A part as the engine indexes it. `place`: the location its row shows; null = none. */
export function toPartRecord(part: Part, place: string | null): StockRecord {
  return { ...part, categories: part.categories.map(toAttributeValue), place };
}
