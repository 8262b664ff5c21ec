import { findDemo, findStatus } from '#stock/normalise/vehicle/status-in-text.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { splitColumn } from './column-words.ts';
import { sampleOf } from './feed-sample.ts';
import { type MappingDraft, toSources } from './mapping-draft.ts';

/** Words in the name of a column that may decide whether, where and for how much a vehicle is for sale. */
const TELLING_WORD =
  /^(?:stat(?:us|e)|sold|deleted?|removed|drafts?|publish(?:ed)?|unpublished|visib\w+|hidden|archived?|active|enabled|gst|vat|mwst|iva|tva|btw|tax\w*|orcs?|deposit|sales?|specials?|promo\w*|discount|price|ends?|expir\w+|from|until|valid|currency|units?|demo\w*|hold|reserv\w+|ordered|store|location|yard|branch|site|cond|condition|grade|plate)$/;
/** Words of cells that may do so. */
const TELLING_CELL =
  /\b(?:sold|deleted|draft|unpublished|archived|withdrawn|deposit|on hold|reserved|demo|ex-demo|gst|vat|mwst|drive ?away|ride ?away|on[- ]road|wholesale|miles|per week|video)\b/i;
/** A longer cell is a text. */
const MAX_CELL = 200;

/** A column that no field is read from. */
interface UnusedColumn {
  readonly name: string;
  /** What it says that may matter for a sale; undefined where nothing does. */
  readonly example: string | undefined;
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
  return feed.columns.flatMap((name) => {
    const cells = used.has(name) ? [] : sampleOf(feed, name).filter((cell) => !/^[[{]/.test(cell));
    return cells.length === 0 ? [] : [{ name, example: findTelling(name, cells) }];
  });
}

/** What a column says of a sale: a cell that does, or the first of a column that is called so. */
function findTelling(name: string, cells: readonly string[]): string | undefined {
  const said = cells.find((cell) => cell.length <= MAX_CELL && TELLING_CELL.test(cell));
  const found = said ?? cells.find((cell) => findStatus(cell) ?? findDemo(cell));
  const words = /@(?:type|id)$/.test(name) ? [] : splitColumn(name).parts.flat();
  const isNamed = words.some((word) => TELLING_WORD.test(word));
  return found ?? (isNamed ? cells[0] : undefined);
}
