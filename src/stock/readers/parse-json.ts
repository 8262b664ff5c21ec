/** The value of a JSON text, or the line (from 1) of its syntax error. */
export type ParsedJson = { readonly value: unknown } | { readonly brokenAt: number };

/** Parses JSON; returns the line of a syntax error instead of throwing an exception that quotes the data. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { brokenAt: text.slice(0, findErrorOffset((error as Error).message, text)).split('\n').length };
  }
}

/**
 * V8's messages have either a position, or the unexpected token with up to ten characters before it, or say that the
 * text ended too early.
 */
function findErrorOffset(message: string, text: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const found = /Unexpected token '(.)', (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON/su.exec(message);
  if (!found) return text.length;
  const [, token = '', cut, context = ''] = found;
  const start = text.indexOf(context);
  return cut ? start + 10 : start + Math.max(0, context.indexOf(token));
}

/** How often, in all, a text may be read in vain: each object that does not close is looked for to the end. */
const MAX_READINGS = 10;

/**
 * The whole records of the first list of records in a broken JSON text: one that breaks off, or has a mistake in one of
 * them. What is not whole is passed over; a text with little else is given up.
 */
export function salvageRecords(text: string): unknown[] {
  const list = /\[\s*\{/.exec(text);
  if (!list) return [];
  const records: unknown[] = [];
  let readInVain = 0;
  let open = text.indexOf('{', list.index);
  while (open !== -1 && readInVain < MAX_READINGS * text.length) {
    const end = findEnd(text, open);
    const parsed = parseJson(text.slice(open, end));
    if ('value' in parsed) records.push(parsed.value);
    else readInVain += end - open;
    if ('value' in parsed && /^\s*\]/.test(text.slice(end))) break;
    // A record that is not whole: the next one begins on a line of its own, or nowhere.
    const next = 'value' in parsed ? end : text.indexOf('\n', open);
    open = next === -1 ? -1 : text.indexOf('{', next);
  }
  return records;
}

/** The end of the object that opens at an offset: where it closes, can no longer be read, or the text ends. */
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
      if (!string.test(text)) return mark.index;
      marks.lastIndex = string.lastIndex;
    }
    if (depth === 0) return mark.index + 1;
  }
  return text.length;
}
