import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createAlertChannels } from '#leads/alerts/alert-channels.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import { createSafePost, parsePrivateHosts } from '#leads/http/safe-post.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { BuildQueue } from '#server/build-queue/build-queue.ts';
import type { BrochureReader } from '#server/published-site/brochure-reader.ts';
import { pickOnePerDealer } from '#server/published-site/site-facts.ts';
import type { SiteReader } from '#server/published-site/site-reader.ts';
import { createDeliveryJobs } from './delivery-jobs.ts';
import { createHostDelivery, type HostDelivery } from './host-delivery.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Runtime } from './runtime.ts';

interface HostRuntimeDeps {
  readonly sites: SiteReader;
  readonly brochures: BrochureReader;
  /** Answers a request to a site, as for a browser. */
  readonly fetchSite: (slug: string, request: Request) => Promise<Response>;
  /** The folder of leads.sqlite: `.data`. */
  readonly dataDir: string;
  readonly buildQueue: BuildQueue;
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

/** Leads are in SQLite, rate limits in memory. Without CAPTCHA_SECRET captchas are valid until the next start. */
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
  const post = createSafePost(parsePrivateHosts(env.LEADS_PRIVATE_HOSTS));
  const openMailer = createMailerFactory(env);
  const jobs = createDeliveryJobs({
    sites: async () => pickOnePerDealer(await sites.all()),
    store,
    createTargets: createTargetFactory({ env, dataDir, log }),
    openAlertChannels: (leads) => createAlertChannels(leads, { env, post, openMailer }),
    openMailer,
    now,
    log,
  });
  const delivery = createHostDelivery(jobs, file);

  return {
    forSite: (slug) => ({
      siteOf: () => sites.bySlug(slug),
      store,
      findBrochure: ({ slug }, car) => brochures(slug, car),
      fetchSite: (request) => fetchSite(slug, request),
      rateLimiter: limit,
      ownRateLimiter: limit,
      captchaSecret,
      env: (name) => env[name],
      buildQueue: () => buildQueue,
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
      await opened?.close();
    },
  };
}
