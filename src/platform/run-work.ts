/** Runs work where no other process could be at it. */
export async function runAlone(_key: string, work: () => Promise<void>): Promise<boolean> {
  await work();
  return true;
}

/** Does work one piece after another. Undefined, and not done, if too much waits already. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/** `maxWaiting`: how many pieces of work may be unfinished. */
export function createTurns(maxWaiting: number): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return (work) => {
    if (unfinished >= maxWaiting) return undefined;
    unfinished += 1;
    const done = last.then(work).finally(() => {
      unfinished -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}

/** What `ask` resolves to; rejects if that takes longer. What was asked is not stopped. */
export async function withTimeout<T>(timeoutMs: number, ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const problem = new Error(`no answer for ${timeoutMs / 1000} seconds`);
    timer = setTimeout(reject, timeoutMs, problem);
  });
  try {
    return await Promise.race([ask(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
