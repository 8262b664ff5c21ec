import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a password from the terminal, which does not show it, or the first line of a file or pipe. */
export async function readPassword(): Promise<string> {
  const { stdin } = process;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  try {
    if (stdin.isTTY) process.stderr.write('Password: ');
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}
