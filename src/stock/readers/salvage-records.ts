import { MAX_ROWS } from './limits.ts';
import { parseJson } from './parse-json.ts';

/**
 * The whole records of the first list of records in a broken JSON text: one that breaks off, or has a mistake in one of
 * them. What is not whole is passed over.
 */
export function salvageRecords(text: string): unknown[] {
  const list = /\[\s*\{/.exec(text);
  if (!list) return [];
  const records: unknown[] = [];
  let start = list.index + 1;
  while (start !== 0 && records.length < MAX_ROWS) {
    const open = text.indexOf('{', start);
    const end = open === -1 ? -1 : findEnd(text, open);
    const parsed = parseJson(end === -1 ? '' : text.slice(open, end));
    if ('value' in parsed) records.push(parsed.value);
    // A record that is not whole: the next one begins on a line of its own, or nowhere.
    start = 'value' in parsed ? end : text.indexOf('\n', open === -1 ? text.length : open) + 1;
    if ('value' in parsed && /^\s*\]/.test(text.slice(end, end + 20))) break;
  }
  return records;
}

/** The end of the object that opens at an offset; -1 when it does not close. */
function findEnd(text: string, open: number): number {
  let depth = 0;
  const marks = /["{}]/g;
  marks.lastIndex = open;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '{') depth++;
    else if (mark[0] === '}') depth--;
    else {
      const string = /"(?:[^"\\\n]|\\.)*"/y;
      string.lastIndex = mark.index;
      if (!string.test(text)) return -1;
      marks.lastIndex = string.lastIndex;
    }
    if (depth === 0) return mark.index + 1;
  }
  return -1;
}
