/** The cells of a record by their columns. */
export interface Cells extends Iterable<[column: string, cell: string]> {
  readonly get: (column: string) => string | undefined;
}

/**
 * One record of a feed, as text. Cells are trimmed; several values of one field are on separate lines. Columns of
 * nested records have dotted names: 'address.city', 'images.image.@url'.
 */
export interface FeedRow {
  /** Its position: the line it starts on (CSV, header = 1) or its number among the records (JSON, XML), from 1. */
  readonly line: number;
  readonly cells: Cells;
  /** A problem with the record as a whole, for the report. */
  readonly warning?: string;
}

/** Rows of a feed that could not be read at all. */
export interface LostRows {
  /** Where they begin. */
  readonly line: number;
  readonly rows: number;
  readonly reason: string;
  readonly fix: string;
}

/** A parsed feed, before a mapping is applied. */
export interface Feed {
  /** The unit of `line`. */
  readonly countedIn: 'line' | 'record';
  /** Every column that any record has, in the order of first appearance. */
  readonly columns: readonly string[];
  readonly rows: readonly FeedRow[];
  /** Rows of the feed that are not among `rows`. */
  readonly lost?: readonly LostRows[];
  /** Warnings about the feed as a whole, for the report. */
  readonly notes?: readonly string[];
  /** The feed breaks off, so rows may be missing. */
  readonly isCutShort?: boolean;
}

/** Reads the feeds of a format, piece by piece. */
export interface FeedReader {
  /** Takes the next part, which ends where a line or an element does, or the feed. */
  readonly write: (text: string) => void;
  readonly end: () => FeedDocument;
}

/** A feed that was read. Those of JSON and XML are trees, in which the cars may be anywhere. */
export interface FeedDocument {
  readonly tree?: unknown;
  /** `records` is the path of the cars in a tree with several lists. Throws StockError if they can't be found. */
  readonly toFeed: (records?: string) => Feed;
}
