import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface LeadsCommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `npm run leads -- <args>` over a data folder, as people do. */
export function runLeads(
  dataDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<LeadsCommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/leads.ts', ...args],
      { env: { ...process.env, DATA_DIR: dataDir, DIST_DIR: join(dataDir, 'dist'), ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
