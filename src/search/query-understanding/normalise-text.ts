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

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety hundred';
const VALUES: ReadonlyMap<string, number> = new Map([
  ...UNITS.split(' ').map((word, index) => [word, index + 1] as const),
  ...TENS.split(' ').map((word, index) => [word, 20 + 10 * index] as const),
]);

/** The words of which numbers are made. */
export const NUMBER_WORDS: readonly string[] = [...VALUES.keys()];

/** Writes numbers in digits: 'twenty five grand' is '25 grand', 'a hundred' is '100'. A 'one' by itself stays a word. */
export function writeDigits(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  let before: number | undefined;
  for (const word of words) {
    const own = VALUES.get(word.text);
    const last = result.at(-1);
    const joined = own && joinNumbers(own === 100 && last?.text === 'a' ? 1 : before, own);
    if (joined && last) result[result.length - 1] = { text: `${joined}`, start: last.start, end: word.end };
    else result.push(own === undefined || own === 1 ? word : { ...word, text: `${own}` });
    before = joined ?? own;
  }
  return result;
}

/** 'two hundred', 'twenty five' and 'hundred ten' are one number, 'two three' are two. */
function joinNumbers(before: number | undefined, own: number): number | undefined {
  if (!before || own === 100) return before && before * own;
  return before >= 20 && before % (own < 10 ? 10 : 100) === 0 ? before + own : undefined;
}
