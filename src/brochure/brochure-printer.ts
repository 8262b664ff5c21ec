import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import { createTurns } from '#platform/run-work.ts';
import type { Brochure } from './brochure.ts';

/** Prints a brochure with photos: JPEGs, the main one first. */
export type PrintBrochure = (
  brochure: Brochure,
  photos: readonly Uint8Array[],
) => Promise<Uint8Array<ArrayBuffer>>;

export interface PrintJob {
  readonly brochure: Brochure;
  readonly photos: readonly Uint8Array[];
}

export interface BrochurePrinter {
  readonly print: PrintBrochure;
  close(): Promise<void>;
}

const WORKER = new URL('./print-worker.ts', import.meta.url);
/** A usual brochure takes 0.2 seconds, the first a little longer. */
const PRINT_TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 256;
const MAX_WAITING = 50;

const pdfSchema = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** Prints in a thread of its own, one brochure after another, so that no text of a feed keeps a host from answering. */
export function createBrochurePrinter(timeoutMs = PRINT_TIMEOUT_MS): BrochurePrinter {
  const takeTurn = createTurns(MAX_WAITING);
  let worker: Worker | undefined;

  function start(): Worker {
    const started = new Worker(WORKER, {
      execArgv: [...TYPESCRIPT_FLAGS],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    started.unref();
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function run(job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
    const current = worker ?? start();
    worker = current;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const answer = once(current, 'message', { signal });
      current.postMessage(job);
      const [pdf] = await answer;
      return v.parse(pdfSchema, pdf);
    } catch (error) {
      worker = undefined;
      await current.terminate();
      throw signal.aborted ? new Error(`printing took longer than ${timeoutMs / 1000} seconds`) : error;
    }
  }

  return {
    print: (brochure, photos) =>
      takeTurn(() => run({ brochure, photos })) ??
      Promise.reject(new Error(`${MAX_WAITING} brochures are being printed`)),
    close: async () => {
      await worker?.terminate();
    },
  };
}
