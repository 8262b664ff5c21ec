import { openBlobStore } from '#leads/store/blobs.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openBlobBook } from '#rebuild/blob-book.ts';
import type { RebuildBook } from '#rebuild/book.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createSiteReader, type SiteFacts } from './site.ts';

/** Everything outside the request that functions depend on. */
export interface World {
  /** The dealer that a request is for; undefined where the address is nobody's. */
  siteOf(url: URL): Promise<SiteFacts | undefined>;
  /** Opened at the first need of it. Throws when it cannot be. */
  store(): LeadStore;
  readonly limit: RateLimiter;
  /** What captchas are signed with; undefined = not configured. */
  readonly captchaSecret: string | undefined;
  /** What the environment holds under a name: secrets. */
  env(name: string): string | undefined;
  /** Where requests for a new build are kept. */
  book(): RebuildBook;
  /** Tells whoever builds here that a dealer waits; on Netlify a schedule looks every minute. */
  wake(dealer: string): void;
  now(): Date;
  /** One line for whoever runs the site: never about a person. */
  log(line: string): void;
}

let opened: World | undefined;

/**
 * The world of functions on Netlify: one dealer a site, named by SITE (where that is not set, by the host name), leads
 * in Netlify Blobs, rate limits by the platform.
 */
export function netlifyWorld(): World {
  opened ??= openNetlifyWorld(process.env);
  return opened;
}

function openNetlifyWorld(env: NodeJS.ProcessEnv): World {
  const sites = createSiteReader('dist');
  let store: LeadStore | undefined;
  let book: RebuildBook | undefined;
  return {
    siteOf: ({ hostname }) => (env.SITE ? sites.bySlug(env.SITE) : sites.byHostname(hostname)),
    store: () => {
      store ??= openBlobStore();
      return store;
    },
    limit: () => 0,
    captchaSecret: env.CAPTCHA_SECRET,
    env: (name) => env[name],
    book: () => {
      book ??= openBlobBook();
      return book;
    },
    wake: () => {},
    now: () => new Date(),
    log: (line) => {
      process.stderr.write(`${line}\n`);
    },
  };
}
