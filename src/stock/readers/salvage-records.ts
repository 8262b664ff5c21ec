import { parseJson } from './parse-json.ts';

/**
 * The whole records of the first list of records in a broken JSON text: one that breaks off, or has a mistake in one of
 * them. What is not whole is passed over.
 */
export function salvageRecords(text: string): unknown[] {
  const list = /\[\s*\{/.exec(text);
  if (!list) return [];
  const records: unknown[] = [];
  let open = text.indexOf('{', list.index);
  while (open !== -1) {
    const end = findEnd(text, open);
    const parsed = parseJson(text.slice(open, end));
    if ('value' in parsed) records.push(parsed.value);
    if ('value' in parsed && /^\s*\]/.test(text.slice(end))) break;
    // A record that is not whole: the next one begins on a line of its own, or nowhere.
    const next = 'value' in parsed ? end : text.indexOf('\n', open);
    open = next === -1 ? -1 : text.indexOf('{', next);
  }
  return records;
}

/** The end of the object that opens at an offset; that of the text when it does not close. */
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
      if (!string.test(text)) return text.length;
      marks.lastIndex = string.lastIndex;
    }
    if (depth === 0) return mark.index + 1;
  }
  return text.length;
}
