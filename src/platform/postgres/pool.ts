import type { Sql } from 'postgres';

/** Connections of one purpose. */
export interface Pool {
  /** Runs statements. Rejects when no answer has come within the limit. */
  run<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Waits so long for running statements, and closes the connections. */
  close(seconds?: number): Promise<void>;
}

/** A server that accepts statements and says nothing. */
class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly code = 'NO_ANSWER';
}

const CLOSE_TIMEOUT_SECONDS = 5;

/**
 * Makes connections by `open`. The server itself ends statements that take too long; if even that is not heard of, the
 * connections lead nowhere: all are dropped, and the next statement makes new ones.
 */
export function createPool(open: () => Sql, answerMs: number): Pool {
  // Nothing is connected before the first statement.
  let current = open();
  let isClosed = false;

  function drop(sql: Sql): void {
    if (current === sql && !isClosed) current = open();
    sql.end({ timeout: 0 }).catch(() => undefined);
  }

  return {
    run: async (work) => {
      const sql = current;
      const { promise: silence, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        reject(new NoAnswerError(`no answer within ${answerMs} ms`));
        drop(sql);
      }, answerMs);
      try {
        return await Promise.race([work(sql), silence]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async (seconds = CLOSE_TIMEOUT_SECONDS) => {
      isClosed = true;
      await current.end({ timeout: seconds });
    },
  };
}
