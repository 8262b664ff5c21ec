import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { logLine } from '#platform/log.ts';
import { type Builder, buildIfDue, getNextBuildAt } from '#server/build-queue/build-due.ts';
import { callBuildHook } from '#server/build-queue/build-hook.ts';
import type { BuildQueue } from '#server/build-queue/build-queue.ts';
import type { SiteReader } from '#server/published-site/site-reader.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Builds and publishes a dealer, and records the result in the build queue. The signal aborts it. */
export type BuildDealer = (dealer: string, signal: AbortSignal) => Promise<void>;

/** Builds requested dealers, each when it is due and never twice at once. */
export interface BuildWorker {
  /** Checks whether a build of the dealer is waiting. */
  wake(dealer: string): void;
  /** Aborts builds. Those requests are served after the next start. */
  close(): Promise<void>;
}

interface BuildWorkerDeps {
  readonly sites: SiteReader;
  readonly queue: BuildQueue;
  /** Undefined: nothing is built here. */
  readonly build: BuildDealer | undefined;
  readonly env: NodeJS.ProcessEnv;
}

/** Creates a worker that starts with the dealers that were waiting when the host last stopped. */
export function createBuildWorker({ sites, queue, build, env }: BuildWorkerDeps): BuildWorker {
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
      const due = facts && (await getNextBuildAt(facts, queue));
      if (due) {
        await setTimeout(Math.max(0, due.getTime() - Date.now()), undefined, { signal });
        await buildIfDue(facts, { queue, builder, clock: () => new Date() });
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
      if (!signal.aborted) logLine(`${dealer}: build on request failed: ${error.message}`);
    });
    turns.set(dealer, ended);
  }

  /** A build without an end was aborted together with the host, so it is requested again. */
  async function resume(): Promise<void> {
    for (const dealer of await queue.listDealers()) {
      const { builds } = await queue.read(dealer);
      if (builds[0]?.seconds === null) await queue.requestBuild(dealer, new Date());
      wake(dealer);
    }
  }

  resume().catch((error: Error) => logLine(`build requests could not be read: ${error.message}`));
  return {
    wake,
    async close() {
      closing.abort();
      await Promise.all(turns.values());
    },
  };
}
