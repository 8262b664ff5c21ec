import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const PARENT_POLL_INTERVAL_MS = 500;

const children = new Set<ChildProcess>();
let isWatching = false;

/** Ends a process that a command started when the command ends, however that comes. Returns the process. */
export function endWithCommand<Child extends ChildProcess>(child: Child): Child {
  watchSignals();
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

function watchSignals(): void {
  if (isWatching) return;
  isWatching = true;
  process.on('exit', () => endChildren('SIGTERM'));
  for (const signal of SIGNALS) {
    const end = () => {
      endChildren(signal);
      // A command that has its own way to end, such as a server, takes it.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
    };
    // First, so that a command's own listener, which hears a signal once, is still counted.
    process.prependListener(signal, end);
  }
}

function endChildren(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}

/**
 * Ends this process when its parent has gone. npm puts a shell between itself and a script, which does not hand on
 * signals: `kill` of `npm start` would leave the server running, and its port taken.
 */
export function endWithNpm(env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    // Once: to a host that is shutting down, another signal means to end at once.
    clearInterval(poll);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_POLL_INTERVAL_MS).unref();
}
