/** One line to stderr, whatever the text holds: for what an operator must know, never for what a visitor did. */
export function logLine(text: string): void {
  process.stderr.write(`${text.replaceAll(/\s+/g, ' ').trim()}\n`);
}
