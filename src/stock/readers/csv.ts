import { CsvError, type Info, parse } from 'csv-parse/sync';
import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedRow, FeedText, LostRows } from './feed.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { describeRowsBeyond } from './rows-beyond.ts';

const DELIMITERS = [',', ';', '\t', '|'];

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The number of records with an open quote that are skipped one by one; the rest is then lost as a whole. */
const MAX_OPEN_QUOTES = 50;

/** The records of a CSV text. */
interface CsvContent {
  readonly records: readonly CsvRecord[];
  readonly lost: readonly LostRows[];
}

/**
 * Reads a CSV feed whose first line names the columns. A record with too few or too many cells is retained with a
 * warning, since it may still contain a complete car. Records with an open quote and rows beyond the limits are lost.
 */
export function readCsv({ file, text }: FeedText): Feed {
  const { records, lost } = parseCsv(text);
  const [header, ...others] = records;
  if (!header) throw new StockError([`${file}: is empty. Its first line must name the columns.`]);
  const columns = uniqueColumnNames(header.cells).slice(0, MAX_COLUMNS);
  const hidden = header.cells.length - columns.length;
  return {
    countedIn: 'line',
    columns,
    rows: others.map((record) => toFeedRow(record, columns, header.cells.length)),
    lost,
    notes:
      hidden > 0
        ? [`has ${header.cells.length} columns; those after the first ${MAX_COLUMNS} are left out`]
        : [],
  };
}

function toFeedRow({ line, cells }: CsvRecord, columns: readonly string[], expected: number): FeedRow {
  const warnings: string[] = [];
  const read = (cell: string, column: string): string => {
    if (cell.length <= MAX_CELL_LENGTH) return cell.trim();
    warnings.push(`"${column}" has ${cell.length} characters, ${MAX_CELL_LENGTH} at most, and is left out`);
    return '';
  };
  const row = {
    line,
    cells: new Map(columns.map((column, index) => [column, read(cells[index] ?? '', column)])),
  };
  if (cells.length !== expected)
    warnings.push(`has ${cells.length} cells where the header has ${expected}: some may be shifted`);
  return warnings.length === 0 ? row : { ...row, warning: warnings.join('; ') };
}

/** Gives columns without a name, or with a duplicate one, a descriptive name. */
function uniqueColumnNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.trim() || `column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

function parseCsv(text: string): CsvContent {
  const delimiter = detectDelimiter(text);
  const records: CsvRecord[] = [];
  const lost: LostRows[] = [];
  let rest = { text, line: 1 };
  for (let tries = 0; rest.text !== ''; tries++) {
    const brokenAt = parseRecords(rest, delimiter, records, lost);
    if (brokenAt === undefined) break;
    const isLast = tries === MAX_OPEN_QUOTES;
    const after = skipLines(rest.text, brokenAt - rest.line + 1);
    lost.push({
      line: brokenAt,
      rows: isLast ? countLines(after) + 1 : 1,
      reason: 'a quote opens in this record and is never closed',
      fix: 'Close it, or write "" for a quote inside quotes.',
    });
    rest = isLast ? { text: '', line: 0 } : { text: after, line: brokenAt + 1 };
  }
  return { records, lost };
}

/** Parses up to a record with an open quote and returns the line of that. A quote inside a cell is part of it. */
function parseRecords(
  { text, line: firstLine }: { text: string; line: number },
  delimiter: string,
  records: CsvRecord[],
  lost: LostRows[],
): number | undefined {
  let nextLine = firstLine;
  let beyond = 0;
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: Info) => {
        const end = firstLine + lines - 1;
        if (records.length > MAX_ROWS) beyond++;
        else records.push({ line: end - countLineBreaks(cells), cells });
        nextLine = end + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return nextLine;
  } finally {
    if (beyond > 0) lost.push(describeRowsBeyond(nextLine - beyond, beyond));
  }
  return undefined;
}

function skipLines(text: string, count: number): string {
  let start = 0;
  for (let line = 0; line < count; line++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return '';
    start = end + 1;
  }
  return text.slice(start);
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

/** The column separator: the candidate that is most frequent in the first line. */
function detectDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1);
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((mark) => unquoted.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
