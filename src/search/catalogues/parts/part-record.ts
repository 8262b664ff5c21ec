import type { Part } from '#domain/parts/part.ts';
import type { StockRecord } from '#search/engines/embedded/build-index.ts';

/** Where typed text is looked for, the weightiest first. */
export const PART_TEXT_FIELDS = [{ name: 'name' }, { name: 'categories' }, { name: 'id' }] as const;

/** What a hit carries: all that a row shows of a part. */
export const PART_HIT_FIELDS = ['name', 'slug', 'categories', 'price', 'image', 'place'] as const;

/** The columns of a parts index. Names stay out of UNIQUE_TEXT_COLUMNS, so that a misspelt one is found. */
export const PART_COLUMNS = [
  'id',
  'name',
  'slug',
  'categories',
  'price',
  'image',
  'dealership_id',
  'item_type',
  'place',
] as const;

/** Texts that differ from part to part. */
export const PART_UNIQUE_TEXT_COLUMNS = ['id', 'slug'] as const;

/** A part as the engine indexes it; `place` is where a row says that it is, null where that need not be said. */
export function toPartRecord(part: Part, place: string | null): StockRecord {
  return { ...part, place };
}
