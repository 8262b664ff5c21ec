import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteStore } from '#leads/store/sqlite.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { createSiteReader } from './site.ts';
import type { World } from './world.ts';

interface LocalPlaces {
  /** Where the published sites are: `dist`. */
  readonly distDir: string;
  /** Where leads are kept, in leads.sqlite: `.data`. */
  readonly dataDir: string;
}

/** The world of functions on a host that serves many dealers and already knows which one a request is for. */
export interface LocalWorld {
  at(slug: string): World;
  close(): Promise<void>;
}

/** Opens it: leads in SQLite, rate limits in memory. Without CAPTCHA_SECRET captchas hold until the next start. */
export function openLocalWorld({ distDir, dataDir }: LocalPlaces, log: (line: string) => void): LocalWorld {
  const sites = createSiteReader(distDir);
  const limit = createRateLimiter();
  const captchaSecret = process.env.CAPTCHA_SECRET || randomBytes(32).toString('hex');
  let store: LeadStore | undefined;
  const open = () => {
    store ??= openSqliteStore(join(dataDir, 'leads.sqlite'));
    return store;
  };
  return {
    at: (slug) => ({
      siteOf: () => sites.bySlug(slug),
      store: open,
      limit,
      captchaSecret,
      now: () => new Date(),
      log,
    }),
    close: async () => {
      await store?.close();
    },
  };
}
