import type { RowProblem } from './report.ts';

/** The default fix of a problem. */
export function getFix({ field, reason }: RowProblem): string {
  if (field === 'row') return 'Put cells that hold the separator in quotes.';
  if (field === 'key') return 'Give every vehicle a key of its own in the feed.';
  if (reason === 'missing') return 'Fill it in the feed, or give it a default in the mapping.';
  return 'Correct it in the feed, or translate it with "values" in the mapping.';
}
