const WORDS = new Map([
  ...['true', 'yes', 'y', '1', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'off'].map((word) => [word, false] as const),
]);

/** Yes or no, in the words feeds have for it. */
export function flag(text: string): boolean | undefined {
  return WORDS.get(text.trim().toLowerCase());
}
