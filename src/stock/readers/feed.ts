/**
 * One record of a feed, as text. A cell is what the feed says under a column, trimmed; several values of one field stand
 * on lines of their own. Columns of nested records have dotted names: 'address.city', 'images.image.@url'.
 */
export interface FeedRow {
  /** Where people find it: the line it starts on (CSV, header = 1) or its number among the records (JSON, XML), from 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
  /** What is odd about the record as a whole, for the report. */
  readonly warning?: string;
}

/** A feed as its reader leaves it: well-formed, but not yet understood. */
export interface Feed {
  /** What `line` counts. */
  readonly countedIn: 'line' | 'record';
  /** Every column that any record has, in the order of first appearance. */
  readonly columns: readonly string[];
  readonly rows: readonly FeedRow[];
}

/** What a reader gets: the file's name for messages, its text, and where the records are if the mapping says so. */
export interface FeedText {
  readonly file: string;
  readonly text: string;
  readonly records?: string;
}
