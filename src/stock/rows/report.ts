/** A problem with a cell of a row. */
export interface RowProblem {
  /** The field of a car; 'row' or 'key' for problems with the whole record. */
  readonly field: string;
  readonly reason: string;
  /** The value in the feed, unchanged, or what was read from it. */
  readonly value: unknown;
  /** What to do about it; left out where the reason says it all (see getFix). */
  readonly fix?: string;
}

/** One entry of the report. */
export interface ReportEntry extends RowProblem {
  /** The value as text, at most 120 characters of it. */
  readonly value: string;
  readonly fix: string;
  /** The line in the feed (CSV, header = 1) or the number of the record (JSON, XML), from 1. */
  readonly line: number;
}

/** The counts of a feed's rows: left_out + read = in_feed, and held + clean + repaired = read. */
export interface RowCounts {
  readonly in_feed: number;
  /** Rows excluded by `--where`. */
  readonly left_out: number;
  readonly read: number;
  readonly clean: number;
  readonly repaired: number;
  readonly held: number;
}

/** The effect of an import on the stock, in cars; for a refused one, the effect it would have had. */
export interface StockChanges {
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly gone: number;
  readonly price_changes: number;
}

/** Cars of the stock that the site does not show, by reason. */
export interface HiddenCars {
  /** 'status "under_offer", which is not known'. */
  readonly reason: string;
  readonly cars: number;
  readonly fix: string;
}

/** What visitors see of the stock: shown + all hidden = cars. */
export interface ShownCars {
  readonly cars: number;
  readonly shown: number;
  readonly hidden: readonly HiddenCars[];
}

/** The report of an import: .data/reports/<slug>.json. */
export interface ImportReport {
  readonly site: string;
  readonly feed: string;
  readonly mapping: string | null;
  readonly where: readonly string[];
  /** The ISO time of the import. */
  readonly at: string;
  /** 'refused': the snapshot is unchanged, for the reasons in `refusals`. */
  readonly outcome: 'imported' | 'unchanged' | 'refused';
  readonly refusals: readonly string[];
  /** The unit of `line`. */
  readonly counted_in: 'line' | 'record';
  readonly rows: RowCounts;
  readonly stock: StockChanges;
  /** Of a refused feed: what would have been shown. */
  readonly shown: ShownCars;
  /** Warnings about the feed as a whole. */
  readonly notes: readonly string[];
  readonly held: readonly ReportEntry[];
  readonly repaired: readonly ReportEntry[];
}

/** The default fix of a problem. */
export function getFix({ field, reason }: RowProblem): string {
  if (field === 'row') return 'Put cells that hold the separator in quotes.';
  if (field === 'key') return 'Give every vehicle a key of its own in the feed.';
  if (reason === 'missing') return 'Fill it in the feed, or give it a default in the mapping.';
  return 'Correct it in the feed, or translate it with "values" in the mapping.';
}

/** How much of a value that cannot be published a report repeats. */
const MAX_REPORTED_LENGTH = 120;

/** A value as a report shows it. A copy, because a slice of a long text keeps all of that in memory. */
export function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length <= MAX_REPORTED_LENGTH) return text;
  return Buffer.from(`${text.slice(0, MAX_REPORTED_LENGTH)}…`).toString();
}
