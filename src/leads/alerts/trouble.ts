import type { LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** A target that fails for less than this may just be restarting. */
const MAX_FAILING_MS = 60 * 60_000;

/** Something about a dealer's leads that needs a person. Without personal data. */
export interface Trouble {
  /** Its name in the store: the kind and, of a target, its name. */
  readonly key: string;
  readonly kind: 'dead-letters' | 'held-leads' | 'failing-target';
  /** The name of the target in site.ts; '' if it is about none. */
  readonly target: string;
  /** The leads that are waiting. */
  readonly count: number;
  /** ISO time. */
  readonly since: string;
}

/** The troubles of a dealer. `targets` are the names of those that are configured now. */
export async function findTroubles(
  site: string,
  { store, targets, now }: { store: LeadStore; targets: readonly string[]; now: Date },
): Promise<Trouble[]> {
  const stuck = await store.listStuck(site);
  const dead = stuck.filter((record) => getLeadState(record) === 'dead').map(getRefusalTime);
  const held = stuck.filter((record) => getLeadState(record) === 'held').map(({ lead }) => lead.received_at);
  return [
    ...describeStuck('dead-letters', dead),
    ...describeStuck('held-leads', held),
    ...(await findFailingTargets(site, { store, targets, now })),
  ];
}

function getRefusalTime({ lead, receipts }: LeadRecord): string {
  return receipts.find(({ outcome }) => outcome === 'refused')?.at ?? lead.received_at;
}

function describeStuck(kind: 'dead-letters' | 'held-leads', times: readonly string[]): Trouble[] {
  const [since] = times.toSorted();
  return since === undefined ? [] : [{ key: kind, kind, target: '', count: times.length, since }];
}

/** Targets that have failed for an hour while leads wait. */
async function findFailingTargets(
  site: string,
  { store, targets, now }: { store: LeadStore; targets: readonly string[]; now: Date },
): Promise<Trouble[]> {
  const failing = (await store.health(site)).filter(
    ({ target, failing_since }) =>
      targets.includes(target) &&
      // Stryker disable next-line ConditionalExpression: no time is an hour after null
      failing_since !== null &&
      now.getTime() - Date.parse(failing_since) >= MAX_FAILING_MS,
  );
  const waiting = failing.length > 0 ? (await store.listPending(site)).length : 0;
  if (waiting === 0) return [];
  return failing.map(({ target, failing_since }) => ({
    key: `failing-target ${target}`,
    kind: 'failing-target',
    target,
    count: waiting,
    since: String(failing_since),
  }));
}
