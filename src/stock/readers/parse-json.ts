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
