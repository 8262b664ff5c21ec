import { delimiter, resolve } from 'node:path';
import { type ProgramResult, runProgram } from '#scripts/cli/run-program.ts';

export interface RunToolOptions {
  /** Added to this process's environment. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Streams its output, for slow tools. */
  readonly live?: boolean;
}

/** Runs a development tool from node_modules/.bin or the PATH to its end, without questions, nor colours in a log. */
export function runTool(
  tool: string,
  args: readonly string[],
  { env, live = false }: RunToolOptions = {},
): Promise<ProgramResult> {
  return runProgram(tool, args, {
    live,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      ASTRO_TELEMETRY_DISABLED: '1',
      // Tests start our commands some hundred times: compiled once, they take half the time.
      NODE_COMPILE_CACHE: resolve('.vitest/compile-cache'),
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...env,
      PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
}
