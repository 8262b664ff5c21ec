import { buildIndex, type StockRecord } from '#search/engines/embedded/build-index.ts';
import { createEngine, type Engine } from '#search/engines/embedded/engine.ts';
import { HIT_FIELDS, TEXT_FIELDS } from '#search/engines/stock-fields.ts';
import { PAIR_COLUMNS } from '#search/index/records.ts';

/** The embedded engine of a dealer's stock with all that these records have. */
export function makeEngine(records: readonly StockRecord[]): Engine {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const index = { names, uniqueTextColumns: ['id', 'stocknum'], pairColumns: PAIR_COLUMNS };
  return createEngine(buildIndex(records, index), { textFields: TEXT_FIELDS, hitFields: HIT_FIELDS });
}

/** The fields that text is searched in, as the reference implementation takes them. */
export const REFERENCE_FIELDS = TEXT_FIELDS.map((field) => ({
  ...field,
  hasUniqueTexts: field.name === 'stocknum',
}));
