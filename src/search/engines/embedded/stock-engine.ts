import { HIT_FIELDS, TEXT_FIELDS } from '#search/engines/stock-fields.ts';
import type { MakeAndModel } from '#search/state/makes-and-models.ts';
import { loadIndex } from './columns.ts';
import { createEngine, type Engine } from './engine.ts';
import { listModels, type StockIndex } from './stock-index.ts';

/** Receives the makes and models of a stock once its index has loaded. */
export type OnModels = (models: readonly MakeAndModel[]) => void;

/** The engine for a dealer's stock, at build time, in the worker and on the main thread. */
export function createStockEngine(index: StockIndex): Engine {
  return createEngine(index, { textFields: TEXT_FIELDS, hitFields: HIT_FIELDS });
}

/** Loads an index file, and an engine over it. */
export async function openStockEngine(url: string, onModels: OnModels): Promise<Engine> {
  const index = await loadIndex(url);
  onModels(listModels(index));
  return createStockEngine(index);
}
