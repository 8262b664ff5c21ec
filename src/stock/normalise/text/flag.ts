export const YES_WORDS = ['true', 'yes', 'y', '1', 'on'];
const FLAG_WORDS = new Map([
  ...YES_WORDS.map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'off'].map((word) => [word, false] as const),
]);

/** Parses yes or no in the words that feeds use. */
export function parseFlag(text: string): boolean | undefined {
  return FLAG_WORDS.get(text.trim().toLowerCase());
}
