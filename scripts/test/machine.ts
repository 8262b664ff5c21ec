import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { runTool } from './run-tool.ts';

/** The parts of the machine that the browser search needs; tests pass fakes. */
export interface Machine {
  /** Install path of Playwright's Chromium. */
  readonly playwrightChromium: string;
  /** The PATH variable. */
  readonly path: string;
  readonly isRoot: boolean;
  readonly isDebian: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a program to its end; resolves to whether it succeeded. */
  readonly run: (program: string, args: readonly string[]) => Promise<boolean>;
}

/** The current machine. */
export function getMachine(): Machine {
  return {
    playwrightChromium: chromium.executablePath(),
    path: process.env.PATH ?? '',
    isRoot: process.getuid?.() === 0,
    isDebian: existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')),
    exists: existsSync,
    run: async (program, args) => (await runTool(program, args)).code === 0,
  };
}
