import type { Word } from './normalise-text.ts';

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
