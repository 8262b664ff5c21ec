import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import type { MappingDraft } from '#stock/guess/mapping-draft.ts';
import { FIELD_NAMES, isRequired, type StockFieldName } from '#stock/mapping/fields.ts';
import { StockError } from '#stock/stock-error.ts';

const MAX_COLUMNS_NAMED = 8;

/** Throws StockError with a line for each field that every car needs and the mapping lacks, and the options that fill it. */
export function assertNeededFields(
  { fields, defaults = {} }: MappingDraft,
  unused: readonly string[],
  feedPath: string,
): void {
  const missing = FIELD_NAMES.filter((field) => isRequired(field) && !fields[field] && !(field in defaults));
  const columns = unused.slice(0, MAX_COLUMNS_NAMED).map((column) => `"${column}"`);
  const more = unused.length > MAX_COLUMNS_NAMED ? ', ...' : '';
  const choices = columns.length === 0 ? '' : ` (not used so far: ${columns.join(', ')}${more})`;
  if (missing.length === 0) return;
  throw new StockError(
    missing.map(
      (field) =>
        `${feedPath}: ${field}: no column looks like it. Name one with --set ${field}=<column>${choices}, ` +
        `or give all cars one value with --default ${field}=<value>.`,
    ),
  );
}

/** The value of a default as its field holds it: 2024 for a year, '500' for a badge. Others are left for the mapping's check. */
export function parseDefault([field, text]: readonly [field: string, text: string]): [string, unknown] {
  const name = FIELD_NAMES.find((known): known is StockFieldName => known === field);
  if (name === undefined || v.is(carSchema.entries[name], text)) return [field, text];
  const number = Number(text);
  if (text !== '' && Number.isFinite(number)) return [field, number];
  return [field, { true: true, false: false }[text] ?? text];
}
