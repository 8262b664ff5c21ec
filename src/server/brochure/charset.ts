const charRange = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What the templates' typefaces hold: ASCII, Latin-1 and the marks that texts use beyond them. */
export const CHARSET = [charRange(0x20, 0x7e), charRange(0xa0, 0xff), '–—‘’“”…•×−€™'].join('');

const SUPPORTED = new Set(CHARSET);
/** Marks that listings begin their lines with. */
const BULLETS = /[\u2023\u2043\u25aa-\u25cf\u2605\u2606\u2611\u2713\u2714\u27a2-\u27a4]/g;
/** Letters and signs that are no plain one with an accent. */
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
/** Accents that a letter was taken apart from. */
const ACCENTS = /\p{M}/gu;

/**
 * A text as it can be printed: a letter that the typefaces lack is written without its accent ('Škoda' -> 'Skoda') or in its words ('≤ 5' -> '<= 5'), a
 * sign of another script or a pictogram is left out. Line breaks stay.
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
