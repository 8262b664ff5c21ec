/** All control characters but line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * What a visitor wrote, as it may go into stores, mails and other programs: without control characters, halves of
 * characters replaced, line breaks as '\n'. Everything that can be seen stays as it was written.
 */
export function sanitizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '').toWellFormed();
}
