import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 50;

export interface ServerProcess {
  /** The line by which it said that it is ready, if that was asked for. */
  readonly line: string;
  stop(): Promise<void>;
}

interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Ready when a line of its output is like this. */
  readonly line?: RegExp;
  /** Ready when this address answers. */
  readonly url?: string;
}

/** Starts a program that serves until it is stopped. Rejects when it isn't ready in time. */
export async function startServer(
  program: string,
  args: readonly string[],
  { env, line, url }: ServerOptions,
): Promise<ServerProcess> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${program}: has ended.`)));
  const late = sleep(START_TIMEOUT_MS, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`${program}: is not ready after ${START_TIMEOUT_MS / 1000} s.`)),
  );
  const output = createInterface({ input: child.stdout });
  const ready = line ? waitForLine(output, line) : waitForAnswer(url ?? '');
  for (const unwanted of [failed, ended, late]) unwanted.catch(() => undefined);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  try {
    return { line: await Promise.race([ready, failed, ended, late]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitForLine(output: AsyncIterable<string>, pattern: RegExp): Promise<string> {
  for await (const line of output) if (pattern.test(line)) return line;
  return '';
}

async function waitForAnswer(url: string): Promise<string> {
  while (true) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return '';
    await sleep(POLL_INTERVAL_MS);
  }
}
