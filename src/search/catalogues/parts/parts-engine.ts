import { createEngine, type Engine } from '#search/engines/embedded/engine.ts';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import { PART_HIT_FIELDS, PART_TEXT_FIELDS } from './part-record.ts';

/** The engine for a dealer's parts, at build time and in the browser. */
export function createPartsEngine(index: StockIndex): Engine {
  return createEngine(index, { textFields: PART_TEXT_FIELDS, hitFields: PART_HIT_FIELDS, idField: 'id' });
}
