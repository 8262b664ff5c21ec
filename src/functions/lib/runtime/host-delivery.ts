import type { SiteFacts } from '#published-site/site-facts.ts';
import { coalesce, type DeliveryJobs } from './delivery-jobs.ts';

/** Sends leads for as long as the host runs. */
export interface HostDelivery {
  /** Sends everything that is due at one dealer. */
  dispatch(site: SiteFacts): Promise<void>;
  /** The same for every dealer, and alerts. */
  processQueues(): Promise<void>;
  /** Daily maintenance of every dealer. */
  runMaintenance(): Promise<void>;
  /** Starts no more deliveries and waits for those under way, as long as they may take. */
  close(): Promise<void>;
}

/** A target answers within ten seconds, or not at all. What is left has a lease, and is sent again after it. */
const CLOSE_TIMEOUT_MS = 11_000;

type HostJobs = Pick<DeliveryJobs, 'processQueue' | 'sendAlerts' | 'forEachDealer' | 'runMaintenance'>;

/** Sends each dealer's leads in one run at a time. `isStored` says whether there may be leads. */
export function createHostDelivery(jobs: HostJobs, isStored: () => boolean): HostDelivery {
  let closing = false;
  /** The dealers as they were last published. */
  const facts = new Map<string, SiteFacts>();
  const runs = new Map<string, () => Promise<void>>();
  const running = new Set<Promise<void>>();

  function track(work: Promise<void>): Promise<void> {
    running.add(work);
    return work.finally(() => running.delete(work));
  }

  function dispatch(site: SiteFacts): Promise<void> {
    if (closing) return Promise.resolve();
    const { dealer } = site;
    facts.set(dealer, site);
    const run =
      runs.get(dealer) ?? coalesce(() => jobs.processQueue(facts.get(dealer) ?? site, () => !closing));
    runs.set(dealer, run);
    return track(run());
  }

  /** Without a store there is nothing to do, and none should be created. */
  async function ifStored(work: () => Promise<void>): Promise<void> {
    if (!closing && isStored()) await track(work());
  }

  return {
    dispatch,
    processQueues: () =>
      ifStored(() =>
        jobs.forEachDealer(async (site) => {
          await dispatch(site);
          await jobs.sendAlerts(site);
        }),
      ),
    runMaintenance: () => ifStored(jobs.runMaintenance),
    close: async () => {
      closing = true;
      const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
      const timer = setTimeout(giveUp, CLOSE_TIMEOUT_MS);
      await Promise.race([Promise.allSettled(running), late]);
      clearTimeout(timer);
    },
  };
}
