import type { DeliveryContext } from '#leads/delivery/queue/deliver.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { TargetConfig } from '#leads/delivery/targets/target-kinds.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { startTestCrm, type TestCrm } from '#tests/support/servers/test-crm.ts';
import { makeSiteFacts } from './make-site-facts.ts';

/** A dealer's CRM, as site.ts names it. */
export const CRM_TARGET: TargetConfig = {
  kind: 'webhook',
  format: 'json',
  urlEnv: 'CRM_URL',
  secretEnv: 'CRM_SECRET',
};

const SIGNING_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** The environment variables that point it to a test CRM. */
export function makeCrmEnv({ url }: Pick<TestCrm, 'url'>): Record<string, string> {
  return { CRM_URL: url, CRM_SECRET: SIGNING_SECRET, LEADS_PRIVATE_HOSTS: '127.0.0.1' };
}

export interface TestDeliveryContext extends DeliveryContext {
  readonly crm: TestCrm;
  readonly store: LeadStore;
  readonly lines: readonly string[];
  /** The current time; a test may set it. */
  time: Date;
  /** Advances the clock by a number of seconds. */
  advance(seconds: number): void;
}

/** A realistic delivery context of a dealer with one CRM: a real store, a CRM over real HTTP, a fixed clock. */
export async function makeDeliveryContext(
  over: { readonly store?: LeadStore; readonly crm?: TestCrm } = {},
): Promise<TestDeliveryContext> {
  const [[, sqlite]] = LEAD_STORES;
  const store = over.store ?? (await sqlite()).store;
  const crm = over.crm ?? (await startTestCrm());
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
  };
  const open = createTargetFactory({ env: makeCrmEnv(crm), dataDir: undefined, claim: store.claim, log });
  const desk: TestDeliveryContext = {
    crm,
    store,
    dealer: makeSiteFacts(),
    targets: open('example', { targets: { crm: CRM_TARGET }, acknowledge: false, mail: undefined }),
    lines,
    log,
    time: new Date('2026-11-21T00:00:00Z'),
    isRouted: () => true,
    now: () => desk.time,
    random: () => 0.5,
    advance: (seconds) => {
      desk.time = new Date(desk.time.getTime() + seconds * 1000);
    },
  };
  return desk;
}
