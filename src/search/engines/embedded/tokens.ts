/** The words of a text as search sees them: lower case, without accents, split at everything that is no letter or digit of any script. */
export function tokenize(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How many typos a word of a query may have: none below 4 letters, one from 4, two from 7, none in a number. */
export function typosAllowed(token: string): 0 | 1 | 2 {
  if (token.length < 4 || /^\d+$/.test(token)) return 0;
  return token.length < 7 ? 1 : 2;
}

/** Which letters a word has, as bits: words whose letters differ in more than the allowed typos need no closer look. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 31);
  return mask;
}

/** How many bits are set. */
export function bitCount(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
