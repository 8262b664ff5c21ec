import { createEngine, type Engine } from '#search/engines/embedded/engine.ts';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import { OFFER_HIT_FIELDS, OFFER_TEXT_FIELDS } from './offer-record.ts';

/** The engine for a dealer's offers, at build time and in the browser. */
export function createOffersEngine(index: StockIndex): Engine {
  return createEngine(index, { textFields: OFFER_TEXT_FIELDS, hitFields: OFFER_HIT_FIELDS, idField: 'id' });
}
