/** Writes one line to stderr, whatever the text contains. For operators; never logs what visitors do. */
export function logLine(text: string): void {
  process.stderr.write(`${text.replaceAll(/\s+/g, ' ').trim()}\n`);
}
