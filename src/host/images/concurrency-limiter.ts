/** Runs work as soon as there is room for it; the others wait in the order in which they came. */
export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Makes a limiter that lets at most `atOnce` pieces of work run at the same time. */
export function createConcurrencyLimiter(atOnce: number): ConcurrencyLimiter {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (work) => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on to the next in line, so that nobody who comes just now gets in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
