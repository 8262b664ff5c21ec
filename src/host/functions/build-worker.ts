import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Builder, buildIfDue, getNextBuildAt } from '#build-queue/build-due.ts';
import { callBuildHook } from '#build-queue/build-hook.ts';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { logLine } from '#platform/log.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

/** Builds and publishes a dealer, and records the result in the build queue. The signal aborts it. */
export type BuildDealer = (dealer: string, signal: AbortSignal) => Promise<void>;

/** The pause before another look at a dealer that another host builds. */
const TURN_INTERVAL_MS = 1000;
const RESUME_INTERVAL_MS = 60_000;
/** A build by hand takes no lock, but is over by then. */
const ABANDONED_AFTER_MS = 120_000;

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
  const triggeredBuilds = new Set<string>();
  const builder: Builder = {
    callHook: (variable) => callBuildHook(variable, env[variable]),
    buildLocally: (dealer) => atOnce(() => build(dealer, signal)),
  };

  async function turn(dealer: string): Promise<void> {
    while (true) {
      triggeredBuilds.delete(dealer);
      const facts = await sites.bySlug(dealer);
      const due = facts && (await getNextBuildAt(facts, queue, new Date()));
      if (due) {
        await setTimeout(Math.max(0, due.getTime() - Date.now()), undefined, { signal });
        const tried = await queue.runExclusively(dealer, async () => {
          await buildIfDue(facts, { queue, builder, clock: () => new Date() });
        });
        if (!tried) await setTimeout(TURN_INTERVAL_MS, undefined, { signal });
      } else if (!triggeredBuilds.has(dealer)) {
        turns.delete(dealer);
        return;
      }
    }
  }

  function wake(dealer: string): void {
    triggeredBuilds.add(dealer);
    if (signal.aborted || turns.has(dealer)) return;
    const ended = turn(dealer).catch((error: Error) => {
      turns.delete(dealer);
      if (!signal.aborted) logLine(`${dealer}: build on request failed: ${error.message}`);
    });
    turns.set(dealer, ended);
  }

  /** A build without an end was aborted together with its host, so it is requested again, unless it is under way. */
  async function resume(minAgeMs: number): Promise<void> {
    for (const dealer of await queue.listDealers()) {
      const [last] = (await queue.read(dealer)).builds;
      if (last?.seconds === null && Date.now() - Date.parse(last.started_at) >= minAgeMs)
        await queue.runExclusively(dealer, () => queue.requestBuild(dealer, new Date()));
      wake(dealer);
    }
  }

  function resumeSafely(minAgeMs: number): void {
    resume(minAgeMs).catch((error: Error) => {
      if (!signal.aborted) logLine(`build requests could not be read: ${error.message}`);
    });
  }

  const stopWatching = queue.watch && watchOthers(queue.watch);
  if (!stopWatching) resumeSafely(0);

  /** Builds what is requested of other hosts, and what they leave behind. */
  function watchOthers(watch: NonNullable<BuildQueue['watch']>): () => Promise<void> {
    const timer = setInterval(() => resumeSafely(ABANDONED_AFTER_MS), RESUME_INTERVAL_MS).unref();
    const watching = watch(wake).catch((error: Error) => {
      logLine(`builds: requests of other hosts are seen once a minute: ${error.message}`);
    });
    // Not sooner: what is requested between a first look and the start of watching would wait for a minute.
    watching.then(() => resumeSafely(0));
    return async () => {
      clearInterval(timer);
      await (await watching)?.();
    };
  }

  return {
    wake,
    async close() {
      closing.abort();
      await stopWatching?.();
      await Promise.all(turns.values());
    },
  };
}
