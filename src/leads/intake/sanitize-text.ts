/** All control characters except line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * A visitor's text, safe for stores, e-mails and other programs: without control characters and lone surrogates, with
 * '\n' as line breaks. Everything visible remains.
 */
export function sanitizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '').toWellFormed();
}
