import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { BuildQueue } from '#server/build-queue/build-queue.ts';
import type { BrochureReader } from '#server/published-site/brochure-reader.ts';
import { pickOnePerDealer, type SiteFacts } from '#server/published-site/site-facts.ts';
import type { SiteReader } from '#server/published-site/site-reader.ts';
import { coalesce, createDeliveryJobs } from './delivery-jobs.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Runtime } from './runtime.ts';

interface HostRuntimeDeps {
  readonly sites: SiteReader;
  readonly brochures: BrochureReader;
  /** Answers a request to a site as a browser would be answered. */
  readonly fetchSite: (slug: string, request: Request) => Promise<Response>;
  /** Where leads are kept, in leads.sqlite: `.data`. */
  readonly dataDir: string;
  readonly buildQueue: BuildQueue;
  /** Tells whoever builds dealers that one waits. */
  readonly wakeBuilder: (dealer: string) => void;
  /** Secrets, by the names that site.ts gives them. */
  readonly env: NodeJS.ProcessEnv;
}

/** The runtime of functions on a host that serves many dealers and already knows which one a request is for. */
export interface HostRuntime {
  forSite(slug: string): Runtime;
  /** Sends every dealer's leads that are due. */
  processQueues(): Promise<void>;
  /** The daily round of every dealer. */
  runMaintenance(): Promise<void>;
  /** Lets what is being sent arrive, begins nothing more, and closes the store. */
  close(): Promise<void>;
}

/** Opens it: leads in SQLite, rate limits in memory. Without CAPTCHA_SECRET captchas hold until the next start. */
export function openHostRuntime(
  { sites, brochures, fetchSite, dataDir, buildQueue, wakeBuilder, env }: HostRuntimeDeps,
  log: (line: string) => void,
): HostRuntime {
  const limit = createRateLimiter();
  const captchaSecret = env.CAPTCHA_SECRET || randomBytes(32).toString('hex');
  const file = join(dataDir, 'leads.sqlite');
  let opened: LeadStore | undefined;
  const store = () => {
    opened ??= openSqliteStore(file);
    return opened;
  };
  const now = () => new Date();
  const rounds = createDeliveryJobs({
    sites: async () => pickOnePerDealer(await sites.all()),
    store,
    createTargets: createTargetFactory({ env, dataDir, log }),
    now,
    log,
  });

  let closing = false;
  /** By dealer: how it was published last, and its drain. */
  const facts = new Map<string, SiteFacts>();
  const drains = new Map<string, () => Promise<void>>();
  const underWay = new Set<Promise<void>>();

  function tracked(work: Promise<void>): Promise<void> {
    underWay.add(work);
    return work.finally(() => underWay.delete(work));
  }

  /** A dealer's leads are sent by one drain at a time, whoever asks for it. */
  function drain(site: SiteFacts): Promise<void> {
    if (closing) return Promise.resolve();
    const { dealer } = site;
    facts.set(dealer, site);
    const drainNow =
      drains.get(dealer) ?? coalesce(() => rounds.processQueue(facts.get(dealer) ?? site, () => !closing));
    drains.set(dealer, drainNow);
    return tracked(drainNow());
  }

  /** Where no lead was ever kept there is nothing to do, and no file to make. */
  async function ifKept(work: () => Promise<void>): Promise<void> {
    if (!closing && existsSync(file)) await tracked(work());
  }

  return {
    forSite: (slug) => ({
      siteOf: () => sites.bySlug(slug),
      store,
      findBrochure: ({ slug }, car) => brochures(slug, car),
      fetchSite: (request) => fetchSite(slug, request),
      rateLimiter: limit,
      captchaSecret,
      env: (name) => env[name],
      buildQueue: () => buildQueue,
      wakeBuilder: wakeBuilder,
      dispatch: (site) => drain(site),
      now,
      log,
    }),
    processQueues: () => ifKept(() => rounds.forEachDealer(drain)),
    runMaintenance: () => ifKept(rounds.runMaintenance),
    close: async () => {
      closing = true;
      await Promise.allSettled(underWay);
      await opened?.close();
    },
  };
}
