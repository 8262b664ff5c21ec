/**
 * A text for comparing: lower case, without accents, as long as it was, so that a place in it is the same place in the
 * text as typed (brought to composed form first).
 */
export function normaliseText(text: string): string {
  return text.replace(/./gs, (unit) => (unit.normalize('NFD')[0] ?? unit).toLowerCase()[0] ?? unit);
}

/** Letters and digits only: 'CX-5', 'cx 5' and 'CX5' are one name. */
export function compactText(text: string): string {
  return normalisePhrase(text).replaceAll(' ', '');
}

/** A word of a text and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a folded text, in any script: what no car is called must stay text, not get lost. */
export function splitWords(folded: string): Word[] {
  return [...folded.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** A phrase as it is looked up: 'Plug-in Hybrid' -> 'plug in hybrid'. */
export function normalisePhrase(text: string): string {
  return splitWords(normaliseText(text.normalize('NFC')))
    .map((word) => word.text)
    .join(' ');
}
