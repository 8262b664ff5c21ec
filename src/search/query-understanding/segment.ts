import type { RefinementList } from '#search/state/makes-and-models.ts';
import { DESCRIPTIONS } from './known-words.ts';
import type { ParsedRange } from './numeric-phrases.ts';
import type { Phrase } from './phrase-dictionary.ts';

/** A part of a typed text. Without a meaning it stays text. Fillers are words that only join others. */
export interface Segment extends Partial<Phrase> {
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  readonly range?: ParsedRange | undefined;
  /** What it does not want: 'not diesel'. */
  readonly excluded?: RefinementList | undefined;
  /** The text that it is searched for by, where that is not what was typed. */
  readonly search?: string;
  readonly filler?: boolean;
  /** Whether it turns around what follows. */
  readonly negates?: boolean;
  /** A number with a unit that is no filter, such as '5 door': it casts no doubt on the words beside it. */
  readonly measure?: boolean;
  /** Had a meaning that was uncertain next to a neighbour. */
  readonly dropped?: boolean;
}

/** Whether a segment stays text. */
export function isText({ choice, range, excluded, sorts, near }: Segment): boolean {
  return !choice && !range && !excluded && !sorts && !near;
}

/** Whether a segment describes a vehicle without naming anything that it has: 'small', 'good on fuel'. */
export function isDescription({ words }: Segment): boolean {
  return DESCRIPTIONS.has(words.join(' '));
}

/** The segment without its meaning: text again. */
export function dropMeaning({ start, end, words }: Segment): Segment {
  return { start, end, words, dropped: true };
}
