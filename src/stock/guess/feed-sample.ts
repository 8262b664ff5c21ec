import { isBlank } from '#stock/normalise/text/blank.ts';
import type { Feed } from '#stock/readers/feed.ts';

/** How many rows are looked at: a feed's columns do not change their kind later on. */
const MAX_SAMPLE_ROWS = 500;

/** The cells of a column that say something. */
export function sampleOf(feed: Feed, column: string): string[] {
  return feed.rows
    .slice(0, MAX_SAMPLE_ROWS)
    .map((row) => row.cells.get(column) ?? '')
    .filter((cell) => !isBlank(cell));
}
