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

/**
 * The least number of edits that turn `query` into `word`, or with `prefix` into any beginning of it: insert, delete,
 * replace, swap neighbours (optimal string alignment). Gives up above `most` and answers Infinity.
 */
export function editDistance(query: string, word: string, most: number, prefix = false): number {
  const width = prefix ? Math.min(word.length, query.length + most) : word.length;
  if (!prefix && Math.abs(width - query.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= query.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = query[row - 1] === word[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && query[row - 1] === word[column - 2] && query[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    beforeLast = last;
    last = current;
  }
  const distance = prefix ? Math.min(...last) : at(last, width);
  return distance > most ? Infinity : distance;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
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
