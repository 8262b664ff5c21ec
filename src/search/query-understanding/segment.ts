import type { ParsedRange } from './numeric-phrases.ts';
import type { Choice } from './phrase-dictionary.ts';

/** A part of a typed text. Without a choice or a range it stays text. Fillers are words that only join others. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly choice?: Choice | undefined;
  readonly range?: ParsedRange | undefined;
  readonly filler?: boolean;
  /** Had a meaning that was uncertain next to a neighbour. */
  readonly dropped?: boolean;
}

/** Whether a segment stays text. */
export function isText({ choice, range }: Segment): boolean {
  return !choice && !range;
}
