import { CsvError, type Info, parse } from 'csv-parse/sync';
import { StockError } from '#stock/stock-error.ts';
import type { Cells, Feed, FeedRow, FeedText, LostRows } from './feed.ts';
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits.ts';
import { describeRowsBeyond } from './rows-beyond.ts';

const DELIMITERS = [',', ';', '\t', '|'];
/** A line that names something: spreadsheets write lines of separators above a table that doesn't start at the top. */
const NAMING_LINE = /^.*[^\s,;|"\ufeff].*$/m;
/** The lines that say where the header is: reports have titles and days above it. */
const HEAD_LINES = 10;
const MAX_HEAD = 200_000;
/** A title is no longer, in cells; a header usually is. */
const MAX_TITLE_WORDS = 5;

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A part of a feed that begins at a line. */
interface Lines {
  readonly line: number;
  readonly text: string;
}

interface Header {
  readonly columns: CsvColumns;
  /** The number of cells that a record should have. */
  readonly width: number;
}

/** The number of records with an open quote that are skipped one by one; the rest is then lost as a whole. */
const MAX_OPEN_QUOTES = 50;

/** Reads a CSV feed that is in memory. */
export function readCsv({ file, text }: FeedText): Feed {
  const reader = new CsvReader(file);
  reader.write(text);
  return reader.end();
}

/**
 * Reads a CSV feed, whose header is its first line below any titles, while it comes: it holds the rows that it takes, and a record
 * whose end has not come yet. A record with too few or too many cells is retained with a warning, since it may still
 * contain a complete car. Records with an open quote and rows beyond the limits are lost.
 */
export class CsvReader {
  readonly #file: string;
  readonly #rows: FeedRow[] = [];
  readonly #lost: LostRows[] = [];
  #header: Header | undefined;
  #delimiter: string | undefined;
  #beyond = { line: 0, rows: 0 };
  /** What has not been parsed, or not to the end of its record. */
  #rest: Lines = { text: '', line: 1 };
  /** A record that is open is parsed again when twice as much of it is there: its end may be far. */
  #enough = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes the next part, which ends where a line does, or the feed. */
  write(text: string): void {
    this.#rest = { ...this.#rest, text: this.#rest.text + text };
    if (this.#rest.text.length < this.#enough) return;
    if (this.#delimiter !== undefined || listHead(this.#rest.text).length === HEAD_LINES)
      this.#rest = skipLines(this.#rest, this.#parse());
    this.#enough = this.#rest.text.length * 2;
  }

  /** The feed. Throws StockError if nothing came. */
  end(): Feed {
    let openAt = this.#parse();
    for (let tries = 0; openAt !== undefined; tries++) {
      this.#loseOpenRecord(openAt, tries === MAX_OPEN_QUOTES);
      openAt = this.#parse();
    }
    const header = this.#header;
    if (!header) throw new StockError([`${this.#file}: is empty. Its first line must name the columns.`]);
    const { line, rows: beyond } = this.#beyond;
    const hidden = header.width - header.columns.names.length;
    return {
      countedIn: 'line',
      columns: header.columns.names,
      rows: this.#rows,
      lost: beyond > 0 ? [...this.#lost, describeRowsBeyond(line, beyond)] : this.#lost,
      notes:
        hidden > 0 ? [`has ${header.width} columns; those after the first ${MAX_COLUMNS} are left out`] : [],
    };
  }

  /** Parses what is there up to a record with an open quote and returns the line of that. */
  #parse(): number | undefined {
    if (this.#delimiter === undefined) {
      const header = findHeader(this.#rest.text);
      this.#delimiter = header.delimiter;
      this.#rest = skipLines(this.#rest, header.line);
    }
    return parseRecords(this.#rest, this.#delimiter, (record) => this.#take(record));
  }

  #take(record: CsvRecord): void {
    if (!this.#header) {
      if (!record.cells.some((cell) => NAMING_LINE.test(cell))) return;
      const columns = new CsvColumns(uniqueColumnNames(record.cells).slice(0, MAX_COLUMNS));
      this.#header = { columns, width: record.cells.length };
    } else if (this.#rows.length < MAX_ROWS) {
      this.#rows.push(toFeedRow(record, this.#header.columns, this.#header.width));
    } else {
      this.#beyond = { line: this.#beyond.line || record.line, rows: this.#beyond.rows + 1 };
    }
  }

  /** Goes on in the line after one whose quote never closes, or, after too many of them, gives up. */
  #loseOpenRecord(line: number, isLast: boolean): void {
    const after = skipLines(this.#rest, line + 1);
    this.#lost.push({
      line,
      rows: isLast ? countLines(after.text) + 1 : 1,
      reason: 'a quote opens in this record and is never closed',
      fix: 'Close it, or write "" for a quote inside quotes.',
    });
    this.#rest = isLast ? skipLines(after, undefined) : after;
  }
}

/** The names of a feed's columns, and the place of each. */
class CsvColumns {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<string, number>;

  constructor(names: readonly string[]) {
    this.names = names;
    this.places = new Map(names.map((name, place) => [name, place]));
  }
}

/** The cells of a row: all rows share their columns, as a map for each of 50,000 would take more than the cells. */
class CsvCells implements Cells {
  readonly #columns: CsvColumns;
  readonly #cells: readonly string[];

  constructor(columns: CsvColumns, cells: readonly string[]) {
    this.#columns = columns;
    this.#cells = cells;
  }

  get(column: string): string | undefined {
    return this.#cells[this.#columns.places.get(column) ?? -1];
  }

  keys(): readonly string[] {
    return this.#columns.names;
  }

  *[Symbol.iterator](): Generator<[string, string], void> {
    for (const [place, name] of this.#columns.names.entries()) yield [name, this.#cells[place] ?? ''];
  }
}

function toFeedRow({ line, cells }: CsvRecord, columns: CsvColumns, expected: number): FeedRow {
  const warnings: string[] = [];
  const read = (cell: string, column: string): string => {
    if (cell.length <= MAX_CELL_LENGTH) return cell.trim();
    warnings.push(`"${column}" has ${cell.length} characters, ${MAX_CELL_LENGTH} at most, and is left out`);
    return '';
  };
  const row = {
    line,
    cells: new CsvCells(
      columns,
      columns.names.map((column, index) => read(cells[index] ?? '', column)),
    ),
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

/** Parses up to a record with an open quote and returns the line of that. A quote inside a cell is part of it. */
function parseRecords(
  { text, line: firstLine }: Lines,
  delimiter: string,
  take: (record: CsvRecord) => void,
): number | undefined {
  let nextLine = firstLine;
  try {
    parse(text, {
      delimiter,
      bom: firstLine === 1,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }: Info) => {
        const end = firstLine + lines - 1;
        take({ line: end - countLineBreaks(cells), cells });
        nextLine = end + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { text: open } = skipLines({ text, line: firstLine }, nextLine);
    return nextLine + open.search(/[^\n]/);
  }
  return undefined;
}

/** The part that begins at a line; nothing, with the line after the last, if there is no such line. */
function skipLines({ text, line: firstLine }: Lines, line: number | undefined): Lines {
  let start = 0;
  let at = firstLine;
  while (at !== line) {
    const end = text.indexOf('\n', start);
    if (end === -1) return { text: '', line: at };
    start = end + 1;
    at++;
  }
  return { text: text.slice(start), line: at };
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

function countLineBreaks(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

/** The line that names the columns, and what separates them. A title above them has a few words, far fewer than they are. */
function findHeader(text: string): { line: number; delimiter: string } {
  // Separators and line breaks in quotes are none.
  const plain = text.slice(0, MAX_HEAD).replace(/"[^"]*"/g, (cell) => cell.replace(/[\n,;\t|]/g, ' '));
  const head = listHead(plain);
  const count = (line: string, mark: string) =>
    line.split(mark).filter((cell) => NAMING_LINE.test(cell)).length;
  const header = head.find(([line]) => {
    const marks = DELIMITERS.some((mark) => line.includes(mark)) ? [detectDelimiter(line)] : DELIMITERS;
    const isTitle = (other: string, mark: string) => {
      const words = count(line, mark);
      return words <= MAX_TITLE_WORDS && count(other, mark) >= 3 * words;
    };
    return !head.some(([other]) => !other.includes('://') && marks.some((mark) => isTitle(other, mark)));
  });
  const above = text.slice(0, header?.index ?? 0);
  return { line: above.split('\n').length, delimiter: detectDelimiter(header?.[0] ?? '') };
}

/** The first lines that name something. */
function listHead(text: string): RegExpExecArray[] {
  return text.matchAll(new RegExp(NAMING_LINE, 'gm')).take(HEAD_LINES).toArray();
}

/** The column separator: the candidate that is most frequent in the header. */
function detectDelimiter(header: string): string {
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}
