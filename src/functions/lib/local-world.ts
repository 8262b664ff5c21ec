import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteStore } from '#leads/store/sqlite.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { RebuildBook } from '#rebuild/book.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { SiteReader } from './site.ts';
import type { World } from './world.ts';

interface LocalPlaces {
  readonly sites: SiteReader;
  /** Where leads are kept, in leads.sqlite: `.data`. */
  readonly dataDir: string;
  readonly book: RebuildBook;
  /** Tells whoever builds dealers that one waits. */
  readonly wake: (dealer: string) => void;
}

/** The world of functions on a host that serves many dealers and already knows which one a request is for. */
export interface LocalWorld {
  at(slug: string): World;
  close(): Promise<void>;
}

/** Opens it: leads in SQLite, rate limits in memory. Without CAPTCHA_SECRET captchas hold until the next start. */
export function openLocalWorld(
  { sites, dataDir, book, wake }: LocalPlaces,
  log: (line: string) => void,
): LocalWorld {
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
      env: (name) => process.env[name],
      book: () => book,
      wake,
      now: () => new Date(),
      log,
    }),
    close: async () => {
      await store?.close();
    },
  };
}
