import type { ParsedRange } from './numeric-phrases.ts';
import type { Choice } from './phrase-dictionary.ts';

/** A stretch of a typed text. Without a choice or a range it stays text; fillers are words that only join others. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly choice?: Choice | undefined;
  readonly spoken?: ParsedRange | undefined;
  readonly filler?: boolean;
  /** Had a meaning that was not certain beside a neighbour. */
  readonly doubted?: boolean;
}

/** Whether a segment stays text. */
export function isText({ choice, spoken }: Segment): boolean {
  return !choice && !spoken;
}
