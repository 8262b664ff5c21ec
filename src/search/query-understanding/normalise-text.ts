/**
 * A text for comparison: lower case and without accents, but of the same length, so that positions in it are positions in
 * the typed text (in NFC).
 */
export function normaliseText(text: string): string {
  // Nearly every text, and a vocabulary has thousands.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.replace(/./gs, (unit) => (unit.normalize('NFD')[0] ?? unit).toLowerCase()[0] ?? unit);
}

/** Letters and digits only: 'CX-5', 'cx 5' and 'CX5' are one name. */
export function compactText(text: string): string {
  return normalisePhrase(text).replaceAll(' ', '');
}

/** A word of a text and its position. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Where it was misspelt: the word that it is meant to be, as the stock writes it. */
  readonly to?: string;
}

/** The words of a normalised text in any script: unknown words must stay text rather than get lost. */
export function splitWords(normalised: string): Word[] {
  return [...normalised.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** A phrase as a look-up key: 'Plug-in Hybrid' -> 'plug in hybrid'. */
export function normalisePhrase(text: string): string {
  return splitWords(normaliseText(text.normalize('NFC')))
    .map((word) => word.text)
    .join(' ');
}
