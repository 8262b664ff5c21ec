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
