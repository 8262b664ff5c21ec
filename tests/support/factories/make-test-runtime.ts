import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Brochure } from '#brochure/brochure.ts';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createRateLimiter } from '#functions/lib/runtime/rate-limiter.ts';
import type { Runtime } from '#functions/lib/runtime/runtime.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeSiteFacts } from './make-site-facts.ts';

export interface TestRuntime extends Runtime {
  readonly leads: LeadStore;
  /** The log lines for the site's operator. */
  readonly lines: readonly string[];
  /** Ids of the leads whose delivery was started. */
  readonly dispatched: readonly string[];
  /** The current time; a test may set it. */
  time: Date;
  /** The dealers whose build was triggered. */
  readonly triggeredBuilds: readonly string[];
}

/** The runtime of a function under test: a dealer, a real store, a real rate limiter and a fixed clock. */
export async function makeTestRuntime(
  over: {
    facts?: Partial<SiteFacts>;
    leads?: LeadStore;
    captchaSecret?: string | undefined;
    env?: Readonly<Record<string, string>>;
    /** The dealer's brochures, by car slug. */
    brochures?: Readonly<Record<string, Brochure>>;
    /** The site's response to a function that requests one of its files. */
    fetchOwn?: (request: Request) => Promise<Response>;
  } = {},
): Promise<TestRuntime> {
  const leads = over.leads ?? (await openSqlite());
  const facts = makeSiteFacts(over.facts);
  const lines: string[] = [];
  const triggeredBuilds: string[] = [];
  const buildQueue = openFileBuildQueue(join(await makeTemporaryFolder(), 'rebuild'));
  const dispatched: string[] = [];
  const runtime: TestRuntime = {
    leads,
    lines,
    triggeredBuilds,
    dispatched,
    time: new Date('2026-11-21T00:00:00Z'),
    siteOf: ({ hostname }) => Promise.resolve(hostname === 'www.example.com.au' ? facts : undefined),
    store: () => leads,
    findBrochure: (_, slug) => Promise.resolve(over.brochures?.[slug]),
    fetchSite: over.fetchOwn ?? (() => Promise.resolve(new Response(null, { status: 404 }))),
    rateLimiter: createRateLimiter(),
    ownRateLimiter: createRateLimiter(),
    captchaSecret: 'captchaSecret' in over ? over.captchaSecret : 'a secret of sixteen characters or more',
    env: (name) => over.env?.[name],
    buildQueue: () => buildQueue,
    wakeBuilder: (dealer) => {
      triggeredBuilds.push(dealer);
    },
    dispatch: (_, leadId) => {
      dispatched.push(leadId);
      return Promise.resolve();
    },
    now: () => runtime.time,
    log: (line) => {
      lines.push(line);
    },
  };
  return runtime;
}

async function openSqlite(): Promise<LeadStore> {
  const store = openSqliteStore(join(await makeTemporaryFolder(), 'leads.sqlite'));
  onTestFinished(() => store.close());
  return store;
}
