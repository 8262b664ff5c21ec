const BLANK_WORDS = new Set(['na', 'n/a', 'nil', 'null', 'none', 'unknown', 'tba', 'tbc', 'not specified']);

/** Whether a cell is blank: empty, only dashes and punctuation ('- / -'), or a word such as 'N/A'. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || BLANK_WORDS.has(text.toLowerCase());
}
