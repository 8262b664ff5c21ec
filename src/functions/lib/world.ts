import { createSenderOpener } from '#leads/delivery/create-targets.ts';
import { deliverOne } from '#leads/delivery/process-queue.ts';
import { openBlobStore } from '#leads/store/blobs.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { Brochure } from '#server/brochure/brochure.ts';
import { openBlobBook } from '#server/build-queue/blobs-build-queue.ts';
import type { RebuildBook } from '#server/build-queue/build-queue.ts';
import { createSiteReader, type SiteFacts } from '#server/published-site/site-reader.ts';
import { createBrochureReader } from './brochures.ts';
import { type DeliveryRounds, deliveryRounds } from './delivery.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Everything outside the request that functions depend on. */
export interface World {
  /** The dealer that a request is for; undefined where the address is nobody's. */
  siteOf(url: URL): Promise<SiteFacts | undefined>;
  /** Opened at the first need of it. Throws when it cannot be. */
  store(): LeadStore;
  /** What the build wrote for the brochure of a car (by slug); undefined where it has none. */
  brochure(site: SiteFacts, slug: string): Promise<Brochure | undefined>;
  /** Sends a request to the site itself. */
  fetchOwn(request: Request): Promise<Response>;
  readonly limit: RateLimiter;
  /** What captchas are signed with; undefined = not configured. */
  readonly captchaSecret: string | undefined;
  /** What the environment holds under a name: secrets. */
  env(name: string): string | undefined;
  /** Where requests for a new build are kept. */
  book(): RebuildBook;
  /** Tells whoever builds here that a dealer waits; on Netlify a schedule looks every minute. */
  wake(dealer: string): void;
  /** Begins to send what was just kept of a dealer; resolves when that is done. */
  dispatch(site: SiteFacts, leadId: string): Promise<void>;
  now(): Date;
  /** One line for whoever runs the site: never about a person. */
  log(line: string): void;
}

/** The same, with what is done at its time rather than when it is asked for. */
export interface NetlifyWorld extends World, Pick<DeliveryRounds, 'drainAll' | 'upkeepAll'> {}

let opened: NetlifyWorld | undefined;

/**
 * The world of functions on Netlify: one dealer a site, named by SITE (where that is not set, by the host name), leads
 * in Netlify Blobs, rate limits by the platform.
 */
export function netlifyWorld(): NetlifyWorld {
  opened ??= openNetlifyWorld(process.env);
  return opened;
}

function openNetlifyWorld(env: NodeJS.ProcessEnv): NetlifyWorld {
  const sites = createSiteReader('dist');
  const brochures = createBrochureReader('dist');
  let opened: LeadStore | undefined;
  let book: RebuildBook | undefined;
  const store = () => {
    opened ??= openBlobStore();
    return opened;
  };
  const now = () => new Date();
  const log = (line: string) => {
    process.stderr.write(`${line}\n`);
  };
  const rounds = deliveryRounds({
    sites: async () => {
      const own = env.SITE && (await sites.bySlug(env.SITE));
      return own ? [own] : sites.all();
    },
    store,
    openSenders: createSenderOpener({ env, dataDir: undefined, log }),
    now,
    log,
  });
  return {
    siteOf: ({ hostname }) => (env.SITE ? sites.bySlug(env.SITE) : sites.byHostname(hostname)),
    store,
    brochure: ({ slug }, car) => brochures(slug, car),
    fetchOwn: (request) => fetch(request),
    limit: () => 0,
    captchaSecret: env.CAPTCHA_SECRET,
    env: (name) => env[name],
    book: () => {
      book ??= openBlobBook();
      return book;
    },
    wake: () => {},
    dispatch: (site, leadId) => deliverOne(leadId, rounds.desk(site)),
    drainAll: rounds.drainAll,
    upkeepAll: rounds.upkeepAll,
    now,
    log,
  };
}
