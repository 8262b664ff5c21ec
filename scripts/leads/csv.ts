/**
 * A spreadsheet takes these at the start of a cell for a formula; the wide ones too, where that is how people type. Where
 * it expects another separator than the comma, it sees cells start after that one, with or without a quote.
 */
const FORMULA_START = /(^|[\t\n,;|])([\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Everything that is neither seen nor a line break or a tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROL_CHARS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

/**
 * Rows as a CSV file that every spreadsheet reads as text and none executes: each cell is quoted, and whatever could
 * begin a formula stands after an apostrophe.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(formatCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function formatCell(text: string): string {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(CONTROL_CHARS, '');
  return `"${plain.replace(FORMULA_START, "$1$2'").replaceAll('"', '""')}"`;
}
