import { ImageError } from './image-request.ts';

export interface FairQueueOptions {
  /** How many pieces of work run at the same time. */
  readonly concurrency: number;
  /** How many of them may be of one caller. */
  readonly maxRunningPerCaller: number;
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

/** Somebody whose work runs or waits. */
interface Caller {
  running: number;
  /** When work of this caller was started last, as its number among all that was; 0 = never. */
  lastStart: number;
  readonly waiting: Start[];
}

/** Creates a queue in which callers take turns: one that asks for a thousand things delays another by one at most. */
export function createFairQueue({
  concurrency,
  maxRunningPerCaller,
  maxWaitingPerCaller,
  maxWaiting,
  onChange,
}: FairQueueOptions): FairQueue {
  const callers = new Map<string, Caller>();
  let waiting = 0;
  let running = 0;
  let starts = 0;

  function mayStart(caller: Caller): boolean {
    return running < concurrency && caller.running < maxRunningPerCaller;
  }

  function begin(caller: Caller): void {
    starts += 1;
    running += 1;
    caller.running += 1;
    caller.lastStart = starts;
  }

  /** Of the callers who may have a turn, the one whose last one is longest ago. */
  function findNext(): Caller | undefined {
    let next: Caller | undefined;
    for (const caller of callers.values()) {
      const isReady = caller.waiting.length > 0 && mayStart(caller);
      if (isReady && (!next || caller.lastStart < next.lastStart)) next = caller;
    }
    return next;
  }

  function startWaiting(): void {
    for (let next = findNext(); next; next = findNext()) {
      waiting -= 1;
      begin(next);
      next.waiting.shift()?.();
    }
  }

  function assertRoom(caller: Caller): void {
    if (caller.waiting.length >= maxWaitingPerCaller || waiting >= maxWaiting)
      throw new ImageError(503, 'Too many pictures are being made. Please ask again.');
  }

  async function waitForTurn(caller: Caller): Promise<void> {
    waiting += 1;
    onChange?.({ running, waiting });
    await new Promise<void>((start) => caller.waiting.push(start));
  }

  return async (name, work) => {
    const caller = callers.get(name) ?? { running: 0, lastStart: 0, waiting: [] };
    const startsNow = mayStart(caller);
    if (!startsNow) assertRoom(caller);
    callers.set(name, caller);
    if (startsNow) begin(caller);
    else await waitForTurn(caller);
    onChange?.({ running, waiting });
    try {
      return await work();
    } finally {
      running -= 1;
      caller.running -= 1;
      startWaiting();
      if (caller.running === 0 && caller.waiting.length === 0) callers.delete(name);
      onChange?.({ running, waiting });
    }
  };
}
