import { createInterface } from 'node:readline/promises';
import type { Question } from '#stock/guess/mapping-draft.ts';

/** Asks at the terminal until an answer is one of the choices; return alone takes the default. */
export async function askQuestion({ text, choices, otherwise }: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    while (true) {
      const given = (await terminal.question(`${text} (${choices.join(', ')}) [${otherwise}] `)).trim();
      if (given === '') return otherwise;
      if (choices.includes(given)) return given;
    }
  } finally {
    terminal.close();
  }
}
