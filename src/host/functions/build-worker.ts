import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { createConcurrencyLimiter } from '#host/images/concurrency-limiter.ts';
import { logLine } from '#platform/log.ts';
import { type Builder, buildIfDue, getNextBuildAt } from '#server/build-queue/build-due.ts';
import { callBuildHook } from '#server/build-queue/build-hook.ts';
import type { BuildQueue } from '#server/build-queue/build-queue.ts';
import type { SiteReader } from '#server/published-site/site-reader.ts';

/** Builds and publishes a dealer, and notes in the book how that went. Ends early when the signal says so. */
export type BuildDealer = (dealer: string, signal: AbortSignal) => Promise<void>;

/** Builds the dealers that were asked for, each when it is due and never twice at once. */
export interface BuildWorker {
  /** Looks whether a dealer waits. */
  wake(dealer: string): void;
  /** Cuts builds off: who waits for one is served after the next start. */
  close(): Promise<void>;
}

/** Starts with those who were left waiting when the host last ended. */
export function createBuildWorker({
  sites,
  book,
  build,
  env,
}: {
  readonly sites: SiteReader;
  readonly book: BuildQueue;
  readonly build: BuildDealer | undefined;
  readonly env: NodeJS.ProcessEnv;
}): BuildWorker {
  if (!build) return { wake: () => {}, close: () => Promise.resolve() };
  const closing = new AbortController();
  const { signal } = closing;
  const atOnce = createConcurrencyLimiter(availableParallelism());
  const turns = new Map<string, Promise<void>>();
  const woken = new Set<string>();
  const builder: Builder = {
    callHook: (variable) => callBuildHook(variable, env[variable]),
    buildLocally: (dealer) => atOnce(() => build(dealer, signal)),
  };

  async function turn(dealer: string): Promise<void> {
    while (true) {
      woken.delete(dealer);
      const facts = await sites.bySlug(dealer);
      const due = facts && (await getNextBuildAt(facts, book));
      if (due) {
        await setTimeout(Math.max(0, due.getTime() - Date.now()), undefined, { signal });
        await buildIfDue(facts, { book, builder, clock: () => new Date() });
      } else if (!woken.has(dealer)) {
        turns.delete(dealer);
        return;
      }
    }
  }

  function wake(dealer: string): void {
    woken.add(dealer);
    if (signal.aborted || turns.has(dealer)) return;
    const ended = turn(dealer).catch((error: Error) => {
      turns.delete(dealer);
      if (!signal.aborted) logLine(`${dealer}: cannot be built on request: ${error.message}`);
    });
    turns.set(dealer, ended);
  }

  /** A build that did not end was cut off with the host, and whoever asked for it still waits. */
  async function resume(): Promise<void> {
    for (const dealer of await book.listDealers()) {
      const { builds } = await book.read(dealer);
      if (builds[0]?.seconds === null) await book.requestBuild(dealer, new Date());
      wake(dealer);
    }
  }

  resume().catch((error: Error) => logLine(`requests for builds cannot be read: ${error.message}`));
  return {
    wake,
    async close() {
      closing.abort();
      await Promise.all(turns.values());
    },
  };
}
