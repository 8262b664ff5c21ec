import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRateLimiter } from '#functions/lib/rate-limiter.ts';
import type { World } from '#functions/lib/world.ts';
import { openSqliteStore } from '#leads/store/sqlite.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { Brochure } from '#server/brochure/brochure.ts';
import { openFileBook } from '#server/build-queue/file-build-queue.ts';
import type { SiteFacts } from '#server/published-site/site-reader.ts';
import { makeFacts } from '#tests/support/make-facts.ts';

export interface TestWorld extends World {
  readonly leads: LeadStore;
  /** What was told to whoever runs the site. */
  readonly lines: readonly string[];
  /** Ids of the leads whose sending was begun. */
  readonly dispatched: readonly string[];
  /** What `now` is; a test may set it. */
  time: Date;
  /** Who was woken to be built. */
  readonly woken: readonly string[];
}

/** The world of a function under test: a dealer, a real store, a real limiter and a clock that stands still. */
export async function makeWorld(
  over: {
    facts?: Partial<SiteFacts>;
    leads?: LeadStore;
    captchaSecret?: string | undefined;
    env?: Readonly<Record<string, string>>;
    /** The brochures of the dealer, by the slug of the car. */
    brochures?: Readonly<Record<string, Brochure>>;
    /** What the site answers to a function that asks it for a file. */
    fetchOwn?: (request: Request) => Promise<Response>;
  } = {},
): Promise<TestWorld> {
  const leads = over.leads ?? (await sqliteStore());
  const facts = makeFacts(over.facts);
  const lines: string[] = [];
  const woken: string[] = [];
  const book = openFileBook(join(await emptyFolder(), 'rebuild'));
  const dispatched: string[] = [];
  const world: TestWorld = {
    leads,
    lines,
    woken,
    dispatched,
    time: new Date('2026-11-21T00:00:00Z'),
    siteOf: ({ hostname }) => Promise.resolve(hostname === 'www.example.com.au' ? facts : undefined),
    store: () => leads,
    brochure: (_, slug) => Promise.resolve(over.brochures?.[slug]),
    fetchOwn: over.fetchOwn ?? (() => Promise.resolve(new Response(null, { status: 404 }))),
    limit: createRateLimiter(),
    captchaSecret: 'captchaSecret' in over ? over.captchaSecret : 'a secret of sixteen characters or more',
    env: (name) => over.env?.[name],
    book: () => book,
    wake: (dealer) => {
      woken.push(dealer);
    },
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
  const store = openSqliteStore(join(await emptyFolder(), 'leads.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'world-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}
