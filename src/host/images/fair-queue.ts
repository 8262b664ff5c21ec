import { ImageError } from './image-error.ts';

export interface FairQueueOptions {
  /** How many pieces of work run at the same time. */
  readonly concurrency: number;
  /** How many pieces of work of one caller may wait. */
  readonly maxWaitingPerCaller: number;
  /** How many may wait in all. */
  readonly maxWaiting: number;
  /** Hears how many run and wait, after each change. */
  readonly onChange?: OnQueueChange | undefined;
}

export type OnQueueChange = (queue: { readonly running: number; readonly waiting: number }) => void;

/** Runs work when it is the caller's turn. Rejects with an ImageError (503) if too much of it waits already. */
export type FairQueue = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

type Start = () => void;

/** Creates a queue in which callers take turns: one that asks for a thousand things delays the others by one at most. */
export function createFairQueue({
  concurrency,
  maxWaitingPerCaller,
  maxWaiting,
  onChange,
}: FairQueueOptions): FairQueue {
  /** The caller whose turn is next comes first. */
  const waiting = new Map<string, Start[]>();
  let waitingCount = 0;
  let running = 0;

  function report(): void {
    onChange?.({ running, waiting: waitingCount });
  }

  function takeNext(): Start | undefined {
    const [next] = waiting;
    if (!next) return undefined;
    const [caller, [start, ...rest]] = next;
    waiting.delete(caller);
    if (rest.length > 0) waiting.set(caller, rest);
    waitingCount -= 1;
    return start;
  }

  async function waitForTurn(caller: string): Promise<void> {
    const own = waiting.get(caller) ?? [];
    if (own.length >= maxWaitingPerCaller || waitingCount >= maxWaiting)
      throw new ImageError(503, 'Too many pictures are being made. Please ask again.');
    waitingCount += 1;
    report();
    await new Promise<void>((start) => waiting.set(caller, [...own, start]));
  }

  return async (caller, work) => {
    if (running === concurrency) await waitForTurn(caller);
    else running += 1;
    report();
    try {
      return await work();
    } finally {
      // The slot passes straight to the next, so that new work cannot come before it.
      const start = takeNext();
      if (start) start();
      else running -= 1;
      report();
    }
  };
}
