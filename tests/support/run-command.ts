import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';

type Env = Readonly<Record<string, string>>;

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Makes a script run again although it is loaded already. */
let runs = 0;

/** Runs `npm run <name> -- <args>` without a process of its own: starting one takes longer than most commands. */
export async function runScript(
  name: string,
  args: readonly string[],
  env: Env = {},
): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...texts) => {
      written.stdout += `${format(...texts)}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((...texts) => {
      written.stderr += `${format(...texts)}\n`;
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.stdout += text;
      return true;
    }),
  ];
  const { argv, env: own, exitCode } = process;
  process.argv = [process.execPath, `scripts/${name}.ts`, ...args];
  // A command that npm started ends with npm.
  process.env = { ...own, npm_lifecycle_event: undefined, ...env };
  try {
    runs += 1;
    await import(/* @vite-ignore */ `../../scripts/${name}.ts?run=${runs}`);
    return { ...written, code: Number(process.exitCode ?? 0) };
  } finally {
    Object.assign(process, { argv, env: own, exitCode });
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs `npm run leads -- <args>` over a data folder. */
export const runLeads = (dataDir: string, args: readonly string[], env: Env = {}) =>
  runScript('leads', args, { DATA_DIR: dataDir, DIST_DIR: join(dataDir, 'dist'), ...env });
