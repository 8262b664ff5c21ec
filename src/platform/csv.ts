/** What may stand between the start of a cell and a formula. Each run is looked at once, however long it is. */
const BEFORE_FORMULA = /(?<![\s",;|])[\s",;|]*(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** Spreadsheets that expect another separator see cells start after that one, with or without a quote. */
const SEPARATOR = /[\t\n,;|]/;
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
  return `"${plain.replace(BEFORE_FORMULA, disarm).replaceAll('"', '""')}"`;
}

/** Has spreadsheets read a text where a formula, in ASCII or full-width form, would start. */
function disarm(run: string, offset: number): string {
  return offset === 0 || SEPARATOR.test(run) ? `${run}'` : run;
}
