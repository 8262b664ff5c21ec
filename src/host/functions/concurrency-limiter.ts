/** Runs work as soon as there is a free slot; waiting work runs in order of arrival. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a limiter that runs at most `atOnce` pieces of work at the same time. */
export function createConcurrencyLimiter(atOnce: number): ConcurrencyLimiter {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes straight to the next in line, so new work cannot jump the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
