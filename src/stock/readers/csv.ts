import { CsvError, type Info, parse } from 'csv-parse/sync';
import { StockError } from '#stock/stock-error.ts';
import type { Feed, FeedRow, FeedText } from './feed.ts';

const DELIMITERS = [',', ';', '\t', '|'];

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a CSV feed whose first line names the columns. A record with too few or too many cells is retained with a
 * warning, since it may still contain a complete car. Throws StockError, with the line, for misplaced quotes.
 */
export function readCsv({ file, text }: FeedText): Feed {
  const [header, ...records] = parseCsv(file, text);
  if (!header) throw new StockError([`${file}: is empty. Its first line must name the columns.`]);
  const columns = uniqueColumnNames(header.cells);
  return { countedIn: 'line', columns, rows: records.map((record) => toFeedRow(record, columns)) };
}

function toFeedRow({ line, cells }: CsvRecord, columns: readonly string[]): FeedRow {
  const row = { line, cells: new Map(columns.map((column, index) => [column, cells[index]?.trim() ?? ''])) };
  if (cells.length === columns.length) return row;
  return {
    ...row,
    warning: `has ${cells.length} cells where the header has ${columns.length}: some may be shifted`,
  };
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

function parseCsv(file: string, text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      delimiter: detectDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: Info) => {
        records.push({ line: lines - countLineBreaks(cells), cells });
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new StockError([`${file}: ${describeSyntaxProblem(error, lastLine + 1)}`]);
  }
  return records;
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function describeSyntaxProblem(error: CsvError, start: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return `line ${start}: a quote opens in this record and is never closed. Close it, or write "" for a quote inside quotes.`;
  }
  return `line ${String(error.lines)}: a quote is in the middle of a cell. Put the whole cell in quotes, and write "" for a quote inside it.`;
}

/** The column separator: the candidate that is most frequent in the first line. */
function detectDelimiter(text: string): string {
  const [header = ''] = text.trimStart().split('\n', 1);
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((mark) => unquoted.split(mark).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
