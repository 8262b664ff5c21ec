import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { runProgram } from './run-program.ts';

/** What the search for a browser must know of the machine it runs on; tests give it invented ones. */
export interface Machine {
  /** Where Playwright would have put its own Chromium. */
  readonly playwrightChromium: string;
  /** The PATH variable. */
  readonly path: string;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a program to its end; whether it succeeded. */
  readonly run: (program: string, args: readonly string[]) => Promise<boolean>;
}

/** The machine we are on. */
export function getMachine(): Machine {
  return {
    playwrightChromium: chromium.executablePath(),
    path: process.env.PATH ?? '',
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')),
    exists: existsSync,
    run: async (program, args) => (await runProgram(program, args)).code === 0,
  };
}
