import type { DatabaseSync } from 'node:sqlite';

/** Does a piece of writing and resolves with its outcome when that is on the disk. Rejects when nothing was written. */
export type Write = <T>(work: () => T) => Promise<T>;

export interface WriteBatch {
  readonly write: Write;
  /** Writes what waits, at once. */
  flush(): void;
}

interface QueuedWrite {
  /** Does the work, and gives what tells its caller when it is durable. */
  begin(): () => void;
  reject(error: unknown): void;
}

/** Writes all that came in one turn of the event loop in one transaction: the disk is waited for once. */
export function createBatch(db: DatabaseSync): WriteBatch {
  let waiting: QueuedWrite[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      db.exec('BEGIN IMMEDIATE');
      const tell = batch.map(({ begin }) => begin());
      db.exec('COMMIT');
      for (const each of tell) each();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { reject } of batch) reject(error);
    }
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          const outcome = work();
          return () => resolve(outcome);
        };
        if (waiting.push({ begin, reject }) === 1) setImmediate(flush);
      }),
    flush,
  };
}

/** The outcome of work that is done at once, as a promise: a fault rejects it. */
export function promiseTry<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
