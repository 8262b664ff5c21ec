import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from '#scripts/cli/command.ts';
import { HELP, runLeadsCommand } from '#scripts/leads/leads-command.ts';

export interface LeadsCommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run leads -- <args>` over a data folder, without a process of its own: starting one takes longer than most commands. */
export async function runLeads(
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<LeadsCommandResult> {
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
  const { env: own, exitCode } = process;
  // A command that npm started ends with npm.
  process.env = {
    ...own,
    npm_lifecycle_event: undefined,
    DATA_DIR: dataDir,
    DIST_DIR: join(dataDir, 'dist'),
    ...env,
  };
  try {
    await runCommand(HELP, () => runLeadsCommand([...args]));
    return { ...written, code: Number(process.exitCode ?? 0) };
  } finally {
    process.env = own;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
