import { constants } from 'node:os';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
export type StopSignal = (typeof STOP_SIGNALS)[number];

/** npm hands on the Ctrl+C that the terminal has sent to its whole group already. */
const SAME_PRESS_MS = 1000;

/** Resolves with the first signal to stop. Another one, a second later or more, ends the process at once. */
export function waitForStop(): Promise<StopSignal> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const signal of STOP_SIGNALS) {
      process.on(signal, () => {
        const now = performance.now();
        firstAt ??= now;
        if (now - firstAt > SAME_PRESS_MS) process.exit(128 + constants.signals[signal]);
        resolve(signal);
      });
    }
  });
}
