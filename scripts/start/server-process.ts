import { constants } from 'node:os';
import { createLogWriter, LOG_FORMATS, type LogFormat, logLine, setLogWriter } from '#platform/log.ts';
import { UsageError } from '#scripts/cli/command.ts';

/** `--log` or LOG_FORMAT. Throws a UsageError for a format that is not known. */
export function readLogFormat(text: string | undefined): LogFormat {
  const format = LOG_FORMATS.find((name) => name === (text || 'plain'));
  if (!format) throw new UsageError(`--log: is "${text}". Write one of: ${LOG_FORMATS.join(', ')}.`);
  return format;
}

/**
 * Has this process log in a format, and what repeats only once a minute. A promise that nobody awaits is logged when it fails,
 * and does not end the process: it serves all dealers.
 */
export function startLog(format: LogFormat): { flush(): void } {
  const { write, flush } = createLogWriter({
    format,
    output: (line) => {
      process.stderr.write(line);
    },
    now: () => new Date(),
  });
  setLogWriter(write);
  process.on('unhandledRejection', (reason) => {
    logLine(`unhandled: ${reason instanceof Error ? reason.message : 'failed'}`, 'error');
  });
  return { flush };
}

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
