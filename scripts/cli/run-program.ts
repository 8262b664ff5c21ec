import { type SpawnOptions, spawn } from 'node:child_process';
import { endWithCommand } from './processes.ts';

/** A program's exit code and output. */
export interface ProgramResult {
  /** 127 if it is not installed; null if a signal ended it, as after `timeout`. */
  readonly code: number | null;
  /** All that it printed, on both streams. */
  readonly output: string;
  /** What it printed on stderr. */
  readonly errors: string;
}

export interface RunProgramOptions
  extends Pick<SpawnOptions, 'cwd' | 'env' | 'signal' | 'timeout' | 'detached'> {
  /** What it reads from stdin. */
  readonly input?: string;
  /** Streams its output, for slow programs. */
  readonly live?: boolean;
}

/** Runs a program from the PATH to its end, or to that of this command. Rejects if `signal` aborts it. */
export function runProgram(
  program: string,
  args: readonly string[],
  { input, live, ...options }: RunProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...options, stdio: 'pipe' });
    endWithCommand(child);
    // It may end before it has read all.
    child.stdin.on('error', () => {}).end(input);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (live) process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      errors += text;
      if (live) process.stderr.write(text);
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT'
        ? done({ code: 127, output: `${error.message}\n`, errors: `${error.message}\n` })
        : fail(error),
    );
    child.on('close', (code) => done({ code, output, errors }));
  });
}
