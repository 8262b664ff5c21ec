import type { LostRows } from './feed.ts';
import { MAX_ROWS } from './limits.ts';

/** Rows after the last one that an import takes. */
export function describeRowsBeyond(line: number, rows: number): LostRows {
  return {
    line,
    rows,
    reason: `is one of ${rows} after the first ${MAX_ROWS}, which an import takes`,
    fix: 'Ask for a feed of this dealer alone.',
  };
}
