const charRange = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters in the templates' typefaces: ASCII, Latin-1 and common punctuation beyond them. */
export const CHARSET = [charRange(0x20, 0x7e), charRange(0xa0, 0xff), '–—‘’“”…•×−€™'].join('');

const SUPPORTED = new Set(CHARSET);
/** Bullet characters that listings start their lines with. */
const BULLETS = /[\u2023\u2043\u25aa-\u25cf\u2605\u2606\u2611\u2713\u2714\u27a2-\u27a4]/g;
/** Letters and signs that are not a plain letter with an accent. */
const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Œ: 'OE',
  œ: 'oe',
  '≤': '<=',
  '≥': '>=',
  '′': "'",
  '″': '"',
};
/** Combining accents after decomposition. */
const ACCENTS = /\p{M}/gu;

/**
 * Converts text to printable characters: letters that the typefaces lack lose their accent ('Škoda' -> 'Skoda') or are
 * transliterated ('≤ 5' -> '<= 5'); other scripts and pictograms are removed. Line breaks stay.
 */
export function toPrintable(text: string): string {
  const known = text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u2000-\u200a]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(BULLETS, '•');
  const held = Array.from(known, (letter) => {
    if (letter === '\n' || SUPPORTED.has(letter)) return letter;
    const plain = TRANSLITERATIONS[letter] ?? letter.normalize('NFKD').replace(ACCENTS, '');
    return Array.from(plain).every((part) => SUPPORTED.has(part)) ? plain : '';
  });
  return held
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/^ +| +$/gm, '');
}
