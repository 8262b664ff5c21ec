import { slugify } from '#domain/slug.ts';

/** A text on one line: runs of white space and control characters become one space. */
export function toSingleLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Converts names in all capitals or all lower case to title case, so that 'WHITE' and 'White' are one value. */
export function normaliseCase(text: string): string {
  const line = toSingleLine(text);
  if (line !== line.toUpperCase() && line !== line.toLowerCase()) return line;
  return line.toLowerCase().replace(/(?<![\p{L}\p{N}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

const BLANK_WORDS = new Set(['na', 'n/a', 'nil', 'null', 'none', 'unknown', 'tba', 'tbc', 'not specified']);

/** Whether a cell is blank: empty, only dashes and punctuation ('- / -'), or a word such as 'N/A'. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || BLANK_WORDS.has(text.toLowerCase());
}

/** A word in the form used for comparisons: 'Ute / Tray', 'UTE-TRAY' and 'ute tray' are all 'utetray'. */
export function compact(text: string): string {
  return slugify(text).replaceAll('-', '');
}
