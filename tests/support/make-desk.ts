import { onTestFinished } from 'vitest';
import { createSenderOpener } from '#leads/delivery/create-targets.ts';
import type { Desk } from '#leads/delivery/delivery-context.ts';
import type { Target } from '#leads/delivery/target-schema.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { STORES } from '#tests/support/lead-stores.ts';
import { makeFacts } from '#tests/support/make-facts.ts';
import { startTestCrm, type TestCrm } from '#tests/support/test-crm.ts';

/** A dealer's CRM, as site.ts names it. */
export const CRM_TARGET: Target = {
  kind: 'webhook',
  format: 'json',
  urlEnv: 'CRM_URL',
  secretEnv: 'CRM_SECRET',
};

const SIGNING_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** The environment in which that is a test CRM. */
export function crmEnv({ url }: Pick<TestCrm, 'url'>): Record<string, string> {
  return { CRM_URL: url, CRM_SECRET: SIGNING_SECRET, LEADS_PRIVATE_HOSTS: '127.0.0.1' };
}

export interface TestDesk extends Desk {
  readonly crm: TestCrm;
  readonly store: LeadStore;
  readonly lines: readonly string[];
  /** What `now` is; a test may set it. */
  time: Date;
  /** So many seconds later. */
  wait(seconds: number): void;
}

/** The desk of a dealer with one CRM, as real as it can be: a store, a CRM on a real line, a clock that stands still. */
export async function makeDesk(
  over: { readonly store?: LeadStore; readonly crm?: TestCrm } = {},
): Promise<TestDesk> {
  const [[, sqlite]] = STORES;
  const store = over.store ?? (await sqlite()).store;
  const crm = over.crm ?? (await ownCrm());
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
  };
  const open = createSenderOpener({ env: crmEnv(crm), dataDir: undefined, log });
  const desk: TestDesk = {
    crm,
    store,
    dealer: makeFacts(),
    senders: open('example', { crm: CRM_TARGET }),
    lines,
    log,
    time: new Date('2026-11-21T00:00:00Z'),
    now: () => desk.time,
    random: () => 0.5,
    wait: (seconds) => {
      desk.time = new Date(desk.time.getTime() + seconds * 1000);
    },
  };
  return desk;
}

async function ownCrm(): Promise<TestCrm> {
  const crm = await startTestCrm();
  onTestFinished(crm.close);
  return crm;
}
