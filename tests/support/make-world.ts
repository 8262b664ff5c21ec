import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRateLimiter } from '#functions/lib/rate-limiter.ts';
import type { SiteFacts } from '#functions/lib/site.ts';
import type { World } from '#functions/lib/world.ts';
import { openSqliteStore } from '#leads/store/sqlite.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeFacts } from '#tests/support/make-facts.ts';

export interface TestWorld extends World {
  readonly leads: LeadStore;
  /** What was told to whoever runs the site. */
  readonly lines: readonly string[];
  /** Ids of the leads whose sending was begun. */
  readonly dispatched: readonly string[];
  /** What `now` is; a test may set it. */
  time: Date;
}

/** The world of a function under test: a dealer, a real store, a real limiter and a clock that stands still. */
export async function makeWorld(
  over: { facts?: Partial<SiteFacts>; leads?: LeadStore; captchaSecret?: string | undefined } = {},
): Promise<TestWorld> {
  const leads = over.leads ?? (await sqliteStore());
  const facts = makeFacts(over.facts);
  const lines: string[] = [];
  const dispatched: string[] = [];
  const world: TestWorld = {
    leads,
    lines,
    dispatched,
    time: new Date('2026-11-21T00:00:00Z'),
    siteOf: ({ hostname }) => Promise.resolve(hostname === 'www.example.com.au' ? facts : undefined),
    store: () => leads,
    limit: createRateLimiter(),
    captchaSecret: 'captchaSecret' in over ? over.captchaSecret : 'a secret of sixteen characters or more',
    dispatch: (_, leadId) => {
      dispatched.push(leadId);
      return Promise.resolve();
    },
    now: () => world.time,
    log: (line) => {
      lines.push(line);
    },
  };
  return world;
}

async function sqliteStore(): Promise<LeadStore> {
  const dir = await mkdtemp(join(tmpdir(), 'leads-'));
  const store = openSqliteStore(join(dir, 'leads.sqlite'));
  onTestFinished(async () => {
    await store.close();
    await rm(dir, { recursive: true });
  });
  return store;
}
