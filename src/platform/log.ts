type LogLevel = 'info' | 'warning' | 'error';

/** One line for operators; never about what visitors do. */
type LogWriter = (text: string, level: LogLevel) => void;

let write: LogWriter = (text) => {
  process.stderr.write(`${text}\n`);
};

/** Logs one line, whatever the text contains. For operators; never logs what visitors do. */
export function logLine(text: string, level: LogLevel = 'warning'): void {
  write(text.replaceAll(/\s+/g, ' ').trim(), level);
}

/** Has this process log in another way than in plain lines to stderr. */
export function setLogWriter(writer: LogWriter): void {
  write = writer;
}

export const LOG_FORMATS = ['plain', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** A full disk or a database that is down says the same at every request: so many lines of a kind are written, the rest counted. */
const WINDOW_MS = 60_000;
const MAX_LINES_OF_A_KIND = 5;
/** How many kinds are remembered; beyond it the oldest is written out and forgotten. */
const MAX_KINDS = 500;

export interface LogWriterOptions {
  /** `plain`: the text. `json`: `{time, level, message, repeated?}`. */
  readonly format: LogFormat;
  readonly output: (line: string) => void;
  readonly now: () => Date;
}

/** Lines that differ only in ids and figures, within one window. */
interface Kind {
  readonly level: LogLevel;
  readonly written: Set<string>;
  readonly end: NodeJS.Timeout;
  /** The last line that was not written. */
  last: string;
  suppressed: number;
}

/** Writes each line once a minute and a few of a kind; at the end of the minute it says how many more there were. */
export function createLogWriter({ format, output, now }: LogWriterOptions): {
  readonly write: LogWriter;
  /** Says what was counted so far: call it before the process ends. */
  flush(): void;
} {
  const kinds = new Map<string, Kind>();

  function put(message: string, level: LogLevel, repeated = 0): void {
    const entry = { time: now().toISOString(), level, message, ...(repeated > 0 && { repeated }) };
    const more = repeated > 0 ? ` (${repeated} more like this within a minute)` : '';
    output(`${format === 'json' ? JSON.stringify(entry) : `${message}${more}`}\n`);
  }

  function end(key: string): void {
    const kind = kinds.get(key);
    if (!kind) return;
    clearTimeout(kind.end);
    kinds.delete(key);
    if (kind.suppressed > 0) put(kind.last, kind.level, kind.suppressed);
  }

  function open(key: string, level: LogLevel): Kind {
    const [oldest] = kinds.keys();
    if (kinds.size >= MAX_KINDS && oldest !== undefined) end(oldest);
    const timer = setTimeout(end, WINDOW_MS, key).unref();
    const kind: Kind = { level, written: new Set(), end: timer, last: '', suppressed: 0 };
    kinds.set(key, kind);
    return kind;
  }

  return {
    write(text, level) {
      const key = `${level} ${text.replaceAll(/[0-9a-f]{8,}|\d+/gi, '#')}`;
      const kind = kinds.get(key) ?? open(key, level);
      if (kind.written.has(text) || kind.written.size === MAX_LINES_OF_A_KIND) {
        kind.suppressed += 1;
        kind.last = text;
        return;
      }
      kind.written.add(text);
      put(text, level);
    },
    flush: () => [...kinds.keys()].forEach(end),
  };
}
