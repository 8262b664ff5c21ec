import { quote } from './quoted-texts.ts';
import type { Correction } from './understanding.ts';

/** What a visitor is told of corrected words. */
export interface CorrectionNote {
  /** 'Showing results for Toyota HiLux.' */
  readonly shown: string;
  /** The label of the way back: 'Search for “toyta hylux” instead'. */
  readonly instead: string;
  /** The text that finds the words as they were typed: in quotation marks, nothing is corrected. */
  readonly query: string;
}

/** The note on the corrected words of a typed text; undefined where nothing was corrected. */
export function describeCorrections(
  typed: string,
  corrections: readonly Correction[],
): CorrectionNote | undefined {
  if (corrections.length === 0) return undefined;
  const text = typed.normalize('NFC');
  const query = [...corrections]
    .reverse()
    .reduce((query, { start, end, text }) => query.slice(0, start) + quote(text) + query.slice(end), text);
  const listed = (key: 'to' | 'text') => corrections.map((correction) => correction[key]).join(' ');
  return {
    shown: `Showing results for ${listed('to')}.`,
    instead: `Search for “${listed('text')}” instead`,
    query,
  };
}
