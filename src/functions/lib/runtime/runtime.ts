import type { Brochure } from '#brochure/brochure.ts';
import type { PrintBrochure } from '#brochure/brochure-printer.ts';
import { openBlobsBuildQueue } from '#build-queue/blobs-build-queue.ts';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { deliverOne } from '#leads/delivery/queue/process-queue.ts';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createBrochureReader } from '#published-site/brochure-reader.ts';
import { pickOnePerDealer, type SiteFacts } from '#published-site/site-facts.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { createDeliveryJobs, type DeliveryJobs } from './delivery-jobs.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** The dependencies of functions other than the request. */
export interface Runtime {
  /** The dealer that a request is for; undefined if no dealer has the address. */
  siteOf(url: URL): Promise<SiteFacts | undefined>;
  /** Opened when it is first needed. Throws if that fails. */
  store(): LeadStore;
  /** The data of a car's brochure (by slug) from the build; undefined if there is none. */
  findBrochure(site: SiteFacts, slug: string): Promise<Brochure | undefined>;
  /** Prints in a thread of its own. Undefined on Netlify, where a function is alone in its process and prints there. */
  readonly printBrochure?: PrintBrochure;
  /** Sends a request to the site itself. */
  fetchSite(request: Request): Promise<Response>;
  /** Counts by the limits of functions, which Netlify itself does for its own. */
  readonly rateLimiter: RateLimiter;
  /** Counts by other limits: on Netlify in each instance of a function. */
  readonly ownRateLimiter: RateLimiter;
  /** The secret that signs captchas and valuations; undefined = not configured. */
  readonly captchaSecret: string | undefined;
  /** An environment variable: secrets, by the names in site.ts. */
  env(name: string): string | undefined;
  /** The requests for new builds. */
  buildQueue(): BuildQueue;
  /** Wakes the host's builder; on Netlify a schedule checks every five minutes. */
  wakeBuilder(dealer: string): void;
  /** Starts to send a lead that was just stored; resolves when that is done. */
  dispatch(site: SiteFacts, leadId: string): Promise<void>;
  now(): Date;
  /** Logs one line, never about a person. */
  log(line: string): void;
}

/** A runtime with the scheduled jobs. */
export interface NetlifyRuntime extends Runtime, Pick<DeliveryJobs, 'processQueues' | 'runMaintenance'> {}

let opened: NetlifyRuntime | undefined;

/**
 * The runtime of functions on Netlify: each dealer is a site of its own, named by SITE (else by the host name), leads
 * in Netlify Blobs, rate limits by the platform.
 */
export function getNetlifyRuntime(): NetlifyRuntime {
  opened ??= openNetlifyRuntime(process.env, 'dist');
  return opened;
}

/** `distDir`: the published facts. Tests open one of their own. */
export function openNetlifyRuntime(env: NodeJS.ProcessEnv, distDir: string): NetlifyRuntime {
  const sites = createSiteReader(distDir);
  const brochures = createBrochureReader(distDir);
  /** All deploys of a site share its blobs: what is sent from a preview must not be where the real leads are. */
  let storeName: 'leads' | 'leads-preview' = 'leads';
  let opened: LeadStore | undefined;
  let queue: BuildQueue | undefined;
  const store = () => {
    opened ??= openBlobStore(undefined, storeName);
    return opened;
  };
  const now = () => new Date();
  const log = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  /** Functions read their site before they open its store. */
  function noteDeploy<Facts extends SiteFacts | undefined>(site: Facts): Facts {
    if (site?.preview) storeName = 'leads-preview';
    return site;
  }
  const jobs = createDeliveryJobs({
    sites: async () => {
      const own = env.SITE && (await sites.bySlug(env.SITE));
      return (own ? [own] : pickOnePerDealer(await sites.all())).map(noteDeploy);
    },
    store,
    env,
    now,
    log,
  });
  return {
    siteOf: async ({ hostname }) =>
      noteDeploy(await (env.SITE ? sites.bySlug(env.SITE) : sites.byHostname(hostname))),
    store,
    findBrochure: ({ slug }, car) => brochures(slug, car),
    fetchSite: (request) => fetch(request),
    rateLimiter: () => 0,
    ownRateLimiter: createRateLimiter(),
    captchaSecret: env.CAPTCHA_SECRET,
    env: (name) => env[name],
    buildQueue: () => {
      queue ??= openBlobsBuildQueue();
      return queue;
    },
    wakeBuilder: () => {},
    dispatch: (site, leadId) => deliverOne(leadId, jobs.contextOf(site)),
    processQueues: jobs.processQueues,
    runMaintenance: jobs.runMaintenance,
    now,
    log,
  };
}
