import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const WORKER = new URL('./photograph-worker.ts', import.meta.url);
/** A worker takes a quarter of a second to start, as long as a few photographs. */
const MIN_PHOTOGRAPHS_A_WORKER = 4;

/**
 * Makes photographs of these names in a folder, on all processors: composing is arithmetic, which keeps a thread busy. Files
 * are written atomically, so a cancelled run leaves nothing broken behind. `onMade` is called with the number of finished
 * photographs.
 */
export async function makePhotographs(
  folder: string,
  names: readonly string[],
  onMade: (done: number) => void,
): Promise<void> {
  // photographs of one subject one after the other: its layers stay decoded
  const queue = [...names].sort().values();
  let done = 0;
  const work = () =>
    runWorker(folder, queue, () => {
      done += 1;
      onMade(done);
    });
  const count = Math.min(availableParallelism(), Math.ceil(names.length / MIN_PHOTOGRAPHS_A_WORKER));
  await Promise.all(Array.from({ length: count }, work));
}

/** A worker that takes names from a queue until it is empty. Rejects with what the worker throws. */
function runWorker(folder: string, queue: Iterator<string>, onMade: () => void): Promise<void> {
  const worker = new Worker(WORKER, { workerData: folder });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const next = () => {
    const { value, done } = queue.next();
    if (done) resolve();
    else worker.postMessage(value);
  };
  worker.on('error', reject);
  worker.on('message', () => {
    onMade();
    next();
  });
  next();
  return promise.finally(() => worker.terminate());
}
