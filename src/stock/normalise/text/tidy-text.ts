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
