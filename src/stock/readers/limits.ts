import type { LostRows } from './feed.ts';

export const MEGABYTE = 1024 * 1024;
/** 10,000 characters for each of the most rows: a larger file is not one dealer's stock. */
export const MAX_FEED_BYTES = 512 * MEGABYTE;
/** Of what is held as a whole: JSON, and what is fetched from an address. */
export const MAX_WHOLE_BYTES = 64 * MEGABYTE;
/** Rows beyond are held back. */
export const MAX_ROWS = 50_000;
/** Columns beyond are left out. */
export const MAX_COLUMNS = 500;
/** A longer cell is left out; descriptions have a few thousand characters. */
export const MAX_CELL_LENGTH = 100_000;
/** Lists and records in JSON, elements in XML: 50,000 cars have a few dozen each. */
export const MAX_STRUCTURES = 2_000_000;

/** Rows after the last one that an import takes. */
export function describeRowsBeyond(line: number, rows: number): LostRows {
  return {
    line,
    rows,
    reason: `is one of ${rows} after the first ${MAX_ROWS}, which an import takes`,
    fix: 'Ask for a feed of this dealer alone.',
  };
}
