import { randomBytes } from 'node:crypto';
import { createBrochurePrinter } from '#brochure/brochure-printer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { findOperationsUrl } from '#operations/operator-token.ts';
import type { BrochureReader } from '#published-site/brochure-reader.ts';
import { pickOnePerDealer, type SiteFacts } from '#published-site/site-facts.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import { coalesce, createDeliveryJobs, type DeliveryJobs } from './delivery-jobs.ts';
import type { HostStorage } from './host-storage.ts';
import type { Runtime } from './runtime.ts';

interface HostRuntimeDeps {
  readonly sites: SiteReader;
  readonly brochures: BrochureReader;
  /** Answers a request to a site, as for a browser. */
  readonly fetchSite: (slug: string, request: Request) => Promise<Response>;
  /** The folder of targets that are files: `.data`. */
  readonly dataDir: string;
  readonly storage: HostStorage;
  /** Wakes the builder for a dealer. */
  readonly wakeBuilder: (dealer: string) => void;
  /** Secrets, by the names that site.ts gives them. */
  readonly env: NodeJS.ProcessEnv;
}

/** The runtime of functions on a host that serves many dealers and already knows which one a request is for. */
export interface HostRuntime extends Pick<HostDelivery, 'processQueues' | 'runMaintenance'> {
  forSite(slug: string): Runtime;
  /** The store of leads, opened when it is first needed. Throws if that fails. */
  store(): LeadStore;
  /** Waits for running deliveries, starts no more, and closes the store. */
  close(): Promise<void>;
}

/** Without CAPTCHA_SECRET captchas are valid until the next start. */
export function openHostRuntime(
  { sites, brochures, fetchSite, dataDir, storage, wakeBuilder, env }: HostRuntimeDeps,
  log: (line: string) => void,
): HostRuntime {
  const { store, rateLimiter } = storage;
  const captchaSecret = env.CAPTCHA_SECRET || randomBytes(32).toString('hex');
  const now = () => new Date();
  const jobs = createDeliveryJobs({
    sites: async () => pickOnePerDealer(await sites.all()),
    store,
    env,
    dataDir,
    operationsUrl: findOperationsUrl(env),
    now,
    log,
  });
  const printer = createBrochurePrinter();
  const delivery = createHostDelivery(jobs, storage.isStored);

  return {
    forSite: (slug) => ({
      siteOf: () => sites.bySlug(slug),
      store,
      findBrochure: ({ slug }, car) => brochures(slug, car),
      printBrochure: printer.print,
      fetchSite: (request) => fetchSite(slug, request),
      rateLimiter,
      ownRateLimiter: rateLimiter,
      captchaSecret,
      env: (name) => env[name],
      buildQueue: () => storage.buildQueue,
      wakeBuilder,
      dispatch: delivery.dispatch,
      now,
      log,
    }),
    store,
    processQueues: delivery.processQueues,
    runMaintenance: delivery.runMaintenance,
    close: async () => {
      await delivery.close();
      await printer.close();
      await storage.close();
    },
  };
}

/** Sends leads for as long as the host runs. */
interface HostDelivery {
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
