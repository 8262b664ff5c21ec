import { editDistance } from './edit-distance.ts';

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
