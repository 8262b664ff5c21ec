import { TEXT_FIELDS } from '#search/engines/text-fields.ts';
import { createEngine, type Engine } from './engine.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import type { StockIndex } from './stock-index.ts';

/** The engine for a dealer's stock, at build time, in the worker and on the main thread. */
export function createStockEngine(index: StockIndex): Engine {
  return createEngine(index, { textFields: TEXT_FIELDS, hitFields: HIT_FIELDS, idField: 'id' });
}
