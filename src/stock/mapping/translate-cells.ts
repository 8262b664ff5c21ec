import { convertUnit, parseUnit } from '#stock/normalise/numbers/unit.ts';
import { isBlank } from '#stock/normalise/text/blank.ts';
import { repairText } from '#stock/normalise/text/repair-text.ts';
import { toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import type { FieldSource } from './schema.ts';

/** Any text that a table of values does not name. */
const ANY_OTHER = '*';

type Cells = FeedRow['cells'];

/** Creates a translator of cells into what a transform reads: values first, then the currency and units. */
export function createCellTranslator({
  values,
  unit,
  currency,
}: FieldSource): (cell: string, cells: Cells) => string {
  const table =
    values && new Map(Object.entries(values).map(([text, value]) => [normalise(repairText(text)), value]));
  return (cell, cells) => {
    const given = isBlank(cell) ? '' : cell;
    const translated = table ? translate(given, table) : given;
    if (translated === '') return '';
    const meant =
      typeof currency === 'object' ? `${translated} ${cells.get(currency.column) ?? ''}` : translated;
    if (unit === undefined) return meant;
    if (typeof unit === 'string') return convertUnit(meant, unit);
    const named = cells.get(unit.column) ?? '';
    const found = parseUnit(named);
    // An unknown unit makes the number unreadable, which is reported.
    return found || isBlank(named) ? convertUnit(meant, found ?? 'km') : `${meant} ${named}`;
  };
}

function translate(cell: string, table: ReadonlyMap<string, string | number | boolean | null>): string {
  const exact = table.get(normalise(cell));
  const value = exact === undefined && cell !== '' ? table.get(ANY_OTHER) : exact;
  return value === undefined ? cell : String(value ?? '');
}

/** Whether a row says what a source or a mapping wants of it. */
export function meetsConditions(
  cells: Cells,
  conditions: Readonly<Record<string, readonly string[]>>,
): boolean {
  return Object.entries(conditions).every(([column, texts]) => {
    const cell = normalise(cells.get(column) ?? '');
    return texts.some((text) => normalise(text) === cell);
  });
}

function normalise(text: string): string {
  return toSingleLine(text).toLowerCase();
}
