import { randomBytes } from 'node:crypto';
import { createBrochurePrinter } from '#brochure/brochure-printer.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { findOperationsUrl } from '#operations/operator-token.ts';
import type { BrochureReader } from '#published-site/brochure-reader.ts';
import { pickOnePerDealer } from '#published-site/site-facts.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import { createDeliveryJobs } from './delivery-jobs.ts';
import { createHostDelivery, type HostDelivery } from './host-delivery.ts';
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
