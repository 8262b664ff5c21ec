/**
 * Characters that start a formula in a spreadsheet, including their full-width forms. Spreadsheets that expect another
 * separator see cells start after that one, with or without a quote.
 */
const FORMULA_START = /(^|[\t\n,;|])([\s"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Invisible characters except line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const CONTROL_CHARS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

/**
 * Rows as a CSV file that spreadsheets read as text: each cell is quoted, and an apostrophe precedes anything that could
 * start a formula.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(formatCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function formatCell(text: string): string {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(CONTROL_CHARS, '');
  return `"${plain.replace(FORMULA_START, "$1$2'").replaceAll('"', '""')}"`;
}
