/**
 * The smallest number of edits (insert, delete, replace, swap neighbours: optimal string alignment) that turn `from`
 * into `to`, or with `prefix` into any prefix of it. Infinity as soon as it is certain to exceed `max`.
 */
export function editDistance(from: string, to: string, max: number, prefix = false): number {
  const width = prefix ? Math.min(to.length, from.length + max) : to.length;
  if (!prefix && Math.abs(width - from.length) > max) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > max) return Infinity;
    beforeLast = last;
    last = current;
  }
  const distance = prefix ? Math.min(...last) : at(last, width);
  return distance > max ? Infinity : distance;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}

/**
 * The known word closest to a misspelt one, for 'Did you mean ...?'; undefined when none is close. Ignores case; allows
 * one edit (a letter added, missing, wrong or swapped) for every three letters.
 */
export function findClosestMatch(word: string, known: readonly string[]): string | undefined {
  const slips = Math.max(1, Math.floor(word.length / 3));
  const [best] = known
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase(), slips),
    }))
    .filter(({ distance }) => distance <= slips)
    .sort((a, b) => a.distance - b.distance);
  return best?.candidate;
}

/** 'Did you mean "stock"?' about a misspelt word; what to do `otherwise` about one that is like none. */
export function suggestWord(
  word: string,
  known: readonly string[],
  otherwise = `Known: ${known.join(', ')}.`,
): string {
  const meant = findClosestMatch(word, known);
  return meant === undefined ? otherwise : `Did you mean "${meant}"?`;
}
