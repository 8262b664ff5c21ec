import type { DatabaseSync } from 'node:sqlite';

/** Runs a write and resolves with its result once that is on disk. Rejects if nothing was written. */
export type Write = <T>(work: () => T) => Promise<T>;

export interface WriteBatch {
  readonly write: Write;
  /** Writes everything that waits. */
  flush(): void;
}

interface QueuedWrite {
  /** Runs the write and returns the callback for when it is durable. */
  begin(): () => void;
  reject(error: unknown): void;
}

/** Groups the writes of one turn of the event loop in one transaction, which waits for the disk once. */
export function createBatch(db: DatabaseSync): WriteBatch {
  let waiting: QueuedWrite[] = [];

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      db.exec('BEGIN IMMEDIATE');
      const acknowledge = batch.map(({ begin }) => begin());
      db.exec('COMMIT');
      for (const resolve of acknowledge) resolve();
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

/** Runs synchronous work as a promise that an exception rejects. */
export function promiseTry<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
