import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { parseProgramVersion } from '#scripts/cli/postgres-programs.ts';
import { runProgram } from '#scripts/cli/run-program.ts';

const CHILD = 'setInterval(() => {}, 1000)';
/** A command that starts a process, prints its id and waits. */
const command = (extra: string) => `
import { spawn } from 'node:child_process';
import { endWithCommand, endWithNpm } from './scripts/cli/processes.ts';
const child = endWithCommand(spawn(process.execPath, ['-e', ${JSON.stringify(CHILD)}], { stdio: 'ignore' }));
${extra}
console.log(child.pid);
setInterval(() => {}, 1000);
`;

async function readPids(started: ChildProcess, count: number): Promise<number[]> {
  let text = '';
  started.stdout?.setEncoding('utf8');
  for await (const chunk of started.stdout ?? []) {
    text += chunk;
    const pids = text.trim().split('\n').map(Number);
    if (pids.length >= count && text.endsWith('\n')) return pids;
  }
  throw new Error(`ended early: ${text}`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function waitForEnd(pid: number): Promise<boolean> {
  for (let turn = 0; turn < 100 && isAlive(pid); turn++) await wait(50);
  return !isAlive(pid);
}

function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const started = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  onTestFinished(() => {
    started.kill('SIGKILL');
  });
  return started;
}

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s ends a command, with code %i, and what it started', async (signal, code) => {
  const started = start(process.execPath, ['--input-type=module', '-e', command('')]);
  const [child = 0] = await readPids(started, 1);
  started.kill(signal);
  expect((await once(started, 'exit'))[0]).toBe(code);
  expect(await waitForEnd(child)).toBe(true);
});

test('a command with an own way to end takes it, and what it started ends too', async () => {
  const own = "process.once('SIGTERM', () => setTimeout(() => process.exit(7), 50));";
  const started = start(process.execPath, ['--input-type=module', '-e', command(own)]);
  const [child = 0] = await readPids(started, 1);
  started.kill('SIGTERM');
  expect((await once(started, 'exit'))[0]).toBe(7);
  expect(await waitForEnd(child)).toBe(true);
});

test('a command ends when the shell between npm and it has gone', async () => {
  const script = command('endWithNpm();\nconsole.log(process.pid);');
  // As npm does: a shell that stays between, and does not hand on signals.
  const shell = start('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script], {
    npm_lifecycle_event: 'start',
  });
  const pids = await readPids(shell, 2);
  shell.kill('SIGKILL');
  expect(await Promise.all(pids.map(waitForEnd))).toEqual([true, true]);
});

const node = (script: string, options = {}) => runProgram(process.execPath, ['-e', script], options);

test('a program answers with its code and what it printed', async () => {
  const result = await node('console.log("made"); console.error("careful"); process.exit(3)');
  expect(result).toMatchObject({ code: 3, errors: 'careful\n' });
  expect(result.output.split('\n').toSorted()).toEqual(['', 'careful', 'made']);
});

test('a program that is not installed ends with 127, as in a shell', async () => {
  expect(await runProgram('no-such-program', [])).toMatchObject({ code: 127 });
});

test('a program that takes too long has no code', async () => {
  expect(await node('setInterval(() => {}, 1000)', { timeout: 50 })).toMatchObject({ code: null });
});

test('a program is run in its folder, and ends when it is aborted', async () => {
  expect((await node('process.stdout.write(process.cwd())', { cwd: '/' })).output).toBe('/');
  const aborted = node('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(50) });
  await expect(aborted).rejects.toThrow('aborted');
});

test.each([
  ['pg_restore (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
  ['pg_dump (PostgreSQL) 17beta1', 17],
  ['not found', 0],
])('"%s" is version %i', (text, version) => expect(parseProgramVersion(text)).toBe(version));
