/** What is wrong in one cell of a row. */
export interface RowProblem {
  /** The field of a car; 'row' or 'key' for what concerns the whole record. */
  readonly field: string;
  readonly reason: string;
  /** What the feed says there, as it is. */
  readonly value: string;
}

/** One entry of the report. */
export interface ReportEntry extends RowProblem {
  /** The line in the feed (CSV, header = 1) or the number of the record (JSON, XML), from 1. */
  readonly line: number;
}

/** Where every row of a feed went: left_out + read = in_feed, and clean + repaired + rejected = read. */
export interface RowCounts {
  readonly in_feed: number;
  /** Rows that `--where` left out. */
  readonly left_out: number;
  readonly read: number;
  readonly clean: number;
  readonly repaired: number;
  readonly rejected: number;
}

/** What an import did to the stock, in cars; of a refused one, what it would have done. */
export interface StockChanges {
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly gone: number;
  readonly price_changes: number;
}

/** An import as it is told: .data/reports/<slug>.json. */
export interface ImportReport {
  readonly site: string;
  readonly feed: string;
  readonly mapping: string | null;
  readonly where: readonly string[];
  /** ISO time of the import. */
  readonly at: string;
  /** 'refused': the snapshot is as it was, for the reasons in `refusals`. */
  readonly outcome: 'imported' | 'unchanged' | 'refused';
  readonly refusals: readonly string[];
  /** What `line` counts. */
  readonly counted_in: 'line' | 'record';
  readonly rows: RowCounts;
  readonly stock: StockChanges;
  readonly rejected: readonly ReportEntry[];
  readonly repaired: readonly ReportEntry[];
}
