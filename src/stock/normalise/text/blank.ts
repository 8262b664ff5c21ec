const BLANK_WORDS = new Set(['na', 'n/a', 'nil', 'null', 'none', 'unknown', 'tba', 'tbc', 'not specified']);

/** Whether a cell says nothing: empty, only dashes and marks ('- / -'), or a word for it ('N/A'). */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || BLANK_WORDS.has(text.toLowerCase());
}
