import { isBlank } from '#stock/normalise/text/tidy-text.ts';
import type { Feed } from '#stock/readers/feed.ts';

/** How many rows are looked at: a feed's columns do not change their kind later on. */
const MAX_SAMPLE_ROWS = 500;

/** As much of a text as says what it is; what follows would be read for each field that it could be. */
const MAX_SAMPLE_LENGTH = 4000;

/** The cells of a column that say something; a long text ends where one of its items does. */
export function sampleOf(feed: Feed, column: string): string[] {
  return feed.rows
    .slice(0, MAX_SAMPLE_ROWS)
    .map((row) => shorten(row.cells.get(column) ?? ''))
    .filter((cell) => !isBlank(cell));
}

function shorten(cell: string): string {
  if (cell.length <= MAX_SAMPLE_LENGTH || /^[[{]/.test(cell)) return cell;
  return cell.slice(0, MAX_SAMPLE_LENGTH).replace(/[\s,;|][^\s,;|]*$/, '');
}
