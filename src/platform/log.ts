export type LogLevel = 'info' | 'warning' | 'error';

/** One line for operators; never about what visitors do. */
export type LogWriter = (text: string, level: LogLevel) => void;

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
