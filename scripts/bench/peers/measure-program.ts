import { runProgram } from '#scripts/cli/run-program.ts';

/** What a program took, in seconds; CPU with that of its children. */
export interface ProgramTimes {
  readonly wall: number;
  readonly cpu: number;
}

/** Runs a program to its end under bash, which counts the CPU time of children; Node does not. Throws if it fails. */
export async function measureProgram(
  command: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<ProgramTimes> {
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@"';
  const { code, output, errors } = await runProgram('bash', ['-c', script, 'bash', ...command], options);
  if (code !== 0) throw new Error(`${command.join(' ')}: ended with code ${code}.\n${output.slice(-2000)}`);
  const [wall = 0, user = 0, system = 0] = (errors.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, cpu: user + system };
}
