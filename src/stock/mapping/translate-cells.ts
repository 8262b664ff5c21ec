import { convertUnit, parseUnit } from '#stock/normalise/numbers/unit.ts';
import { parseList } from '#stock/normalise/text/list.ts';
import { repairText } from '#stock/normalise/text/repair-text.ts';
import { isBlank, toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import type { FieldSource } from './schema.ts';

/** Any text that a table of values does not name. */
export const ANY_OTHER = '*';

type Cells = FeedRow['cells'];

/** Creates a translator of cells into what a transform reads: values first, then the address of pictures, units and the currency. */
export function createCellTranslator({
  values,
  unit,
  currency,
  base,
}: FieldSource): (cell: string, cells: Cells) => string {
  const table =
    values && new Map(Object.entries(values).map(([text, value]) => [normalise(repairText(text)), value]));
  return (cell, cells) => {
    const given = isBlank(cell) ? '' : cell;
    const meant = table ? translate(given, table) : given;
    if (meant === '') return '';
    if (base !== undefined) return joinBase(meant, typeof base === 'string' ? base : cells.get(base.column));
    const number = unit === undefined ? meant : toOwnUnit(meant, unit, cells);
    return typeof currency === 'object' ? `${number} ${cells.get(currency.column) ?? ''}` : number;
  };
}

/** A number in the unit that is stored. An unknown unit makes it unreadable, which is reported. */
function toOwnUnit(number: string, unit: NonNullable<FieldSource['unit']>, cells: Cells): string {
  if (typeof unit === 'string') return convertUnit(number, unit);
  const named = cells.get(unit.column) ?? '';
  const found = parseUnit(named);
  return found || isBlank(named) ? convertUnit(number, found ?? 'km') : `${number} ${named}`;
}

/** The addresses of files at a base, one on each line; names stay, to be reported, where there is none. */
function joinBase(names: string, base = ''): string {
  const folder = base.replace(/\/?$/, '/');
  return parseList(names)
    .map((name) => URL.parse(name, folder)?.href ?? name)
    .join('\n');
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
    const cell = cells.get(column) ?? '';
    // A list has an item on each line: "@type": ["Car", "Product"].
    const said = new Set([cell, ...cell.split('\n')].map(normalise));
    return texts.some((text) => said.has(normalise(text)));
  });
}

function normalise(text: string): string {
  return toSingleLine(text).toLowerCase();
}
