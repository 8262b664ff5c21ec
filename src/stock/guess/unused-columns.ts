import type { StockFieldName } from '#stock/mapping/fields.ts';
import { findDemo, findStatus } from '#stock/normalise/vehicle/status-in-text.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn } from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import { type MappingDraft, toSources } from './mapping-draft.ts';
import { areInteriors, areStatuses, areTexts, shareReadable } from './plausible-values.ts';

/** A longer cell is a text. */
const MAX_CELL = 200;
/** What may be for the staff alone: it is named, and never recommended. */
const STAFF_NAME = /\b(?:notes?|memo|comments?|remarks?|staff|internal)\b/;
/** The fields that values are enough to suspect, with how: the first that fits and has no column yet. */
const SUSPECTS: readonly (readonly [field: StockFieldName, are: (cells: readonly string[]) => boolean])[] = [
  ['status', areStatuses],
  ...(['simple_drive', 'simple_transmission', 'simple_fuel', 'simple_body', 'car_type'] as const).map(
    (field) => [field, (cells: readonly string[]) => areWords(field, cells)] as const,
  ),
  ['colour', areInteriors],
  ['interior_colour', areInteriors],
  ['description', areTexts],
];

/** A column that no field is read from. */
interface UnusedColumn {
  readonly name: string;
  /** What it says that a page could show; undefined of ids, addresses and what is the same of all vehicles. */
  readonly example: string | undefined;
  /** The field that it may be. */
  readonly suspect?: StockFieldName;
}

/** The columns of a feed that a mapping does not read and that say something. A structure's values are columns of their own. */
export function listUnusedColumns(
  { key = [], fields, where = {} }: MappingDraft,
  feed: Feed,
): UnusedColumn[] {
  const used = new Set([...key, ...Object.keys(where)]);
  const sources = Object.values(fields).flatMap(toSources);
  // A text that says a status in passing says more.
  const read = sources.filter(({ transform }) => !transform?.endsWith('_in_text'));
  for (const { from, unit, base, currency, since = [], until = [], when = {} } of read) {
    for (const column of [from, since, until, Object.keys(when)].flat()) used.add(column);
    for (const named of [unit, base, currency]) if (typeof named === 'object') used.add(named.column);
  }
  return feed.columns.flatMap((name): UnusedColumn[] => {
    const cells = used.has(name) ? [] : sampleOf(feed, name).filter((cell) => !/^[[{]/.test(cell));
    if (cells.length === 0) return [];
    if (isIdle(name, cells, feed)) return [{ name, example: undefined }];
    const isNote = STAFF_NAME.test(splitColumn(name).parts.flat().join(' '));
    const found = isNote ? undefined : SUSPECTS.find(([field, are]) => !(field in fields) && are(cells));
    return [{ name, example: findTelling(cells), ...(found && { suspect: found[0] }) }];
  });
}

/** Whether a column says nothing that a page could show. */
function isIdle(name: string, cells: readonly string[], feed: Feed): boolean {
  const isConstant = cells.length > 1 && cells.length === feed.rows.length && new Set(cells).size === 1;
  const last = splitColumn(name).parts.flat().at(-1) ?? '';
  const isId = /^(?:id|guid|uuid|lat|latitude|lng|lon|longitude)$/.test(last);
  const areAddresses = cells.every((cell) => /^(?:https?:)?\/\//i.test(cell));
  return /@(?:type|id|order)$/.test(name) || areAddresses || ((isId || isConstant) && !cells.some(saysMuch));
}

/** Words of cells that may decide whether, where and for how much a vehicle is for sale. */
const TELLING_CELL =
  /\b(?:sold|deleted|draft|unpublished|archived|withdrawn|deposit|on hold|reserved|demo|ex-demo|gst|vat|mwst|drive ?away|ride ?away|on[- ]road|wholesale|miles|per week|video)\b/i;

function saysMuch(cell: string): boolean {
  return (cell.length <= MAX_CELL && TELLING_CELL.test(cell)) || Boolean(findStatus(cell) ?? findDemo(cell));
}

/** The cell of a column that says most of a sale, else the first. */
function findTelling(cells: readonly string[]): string | undefined {
  return cells.find(saysMuch) ?? cells[0];
}

/** Whether cells are words of a vocabulary, and not the same one. Letters alone may be codes of anything. */
function areWords(field: StockFieldName, cells: readonly string[]): boolean {
  return (
    cells.some((cell) => cell.length > 2) && new Set(cells).size > 1 && shareReadable(field, cells) > 0.9
  );
}
