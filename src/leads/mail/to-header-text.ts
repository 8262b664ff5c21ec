const MAX_HEADER_LENGTH = 150;

/** A text as one line, safe in a header. */
export function toHeaderText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_HEADER_LENGTH)
    .toWellFormed();
}
