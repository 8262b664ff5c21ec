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
