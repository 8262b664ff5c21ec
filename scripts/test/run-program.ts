import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { endWithCommand } from '#scripts/cli/processes.ts';

/** A program's exit code and output. */
export interface ProgramResult {
  /** 127 if it could not be started. */
  readonly code: number;
  readonly output: string;
}

export interface RunProgramOptions {
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Streams its output, for slow programs. */
  readonly live?: boolean;
}

/** Runs a program from the PATH or node_modules/.bin to its end. Never throws. */
export function runProgram(
  program: string,
  args: readonly string[],
  { env, live }: RunProgramOptions = {},
): Promise<ProgramResult> {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((done) => {
    const child = spawn(program, args, {
      env: {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        ASTRO_TELEMETRY_DISABLED: '1',
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...env,
        PATH: path,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithCommand(child);
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout] as const,
      [child.stderr, process.stderr] as const,
    ]) {
      from.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (live) to.write(text);
      });
    }
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
