import type { LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState, isDeadLetter, type LeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** A target that fails for less than this may just be restarting. */
const MAX_FAILING_MS = 60 * 60_000;

/** A lead as the staff can look it up, without personal data. */
export interface TroubledLead {
  readonly id: string;
  readonly form: string;
  /** ISO time. */
  readonly received_at: string;
  /** The car that it is about: '2021 Toyota Corolla'; '' without one. */
  readonly car: string;
  /** What is wrong: 'crm answered 422'; '' for a lead that only waits. */
  readonly problem: string;
}

/** Alerts name so many leads; of more they have the number. */
const MAX_NAMED_LEADS = 10;

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
  /** The first of the leads. */
  readonly leads: readonly TroubledLead[];
}

/** The troubles of a dealer. `targets` are the names of those that are configured now. */
export async function findTroubles(
  site: string,
  { store, targets, now }: { store: LeadStore; targets: readonly string[]; now: Date },
): Promise<Trouble[]> {
  const stuck = await store.listStuck(site);
  const inState = (state: LeadState) => stuck.filter((record) => getLeadState(record) === state);
  return [
    ...describeStuck('dead-letters', inState('dead'), getRefusalTime),
    ...describeStuck('held-leads', inState('held'), ({ lead }) => lead.received_at),
    ...(await findFailingTargets(site, { store, targets, now })),
  ];
}

function getRefusalTime({ lead, receipts }: LeadRecord): string {
  return receipts.find(isDeadLetter)?.at ?? lead.received_at;
}

function describeStuck(
  kind: 'dead-letters' | 'held-leads',
  records: readonly LeadRecord[],
  getTime: (record: LeadRecord) => string,
): Trouble[] {
  const [since] = records.map(getTime).sort();
  if (since === undefined) return [];
  return [{ key: kind, kind, target: '', count: records.length, since, leads: nameLeads(records) }];
}

/** The first leads, oldest first. */
function nameLeads(records: readonly LeadRecord[]): TroubledLead[] {
  return records
    .map(({ lead: { id, form, received_at, payload }, receipts }) => {
      const refusals = receipts.filter(isDeadLetter);
      return {
        id,
        form,
        received_at,
        car: typeof payload.car_name === 'string' ? payload.car_name : '',
        problem: refusals.map(({ target, note }) => `${target} ${note}`).join(', '),
      };
    })
    .sort((a, b) => a.received_at.localeCompare(b.received_at) || a.id.localeCompare(b.id))
    .slice(0, MAX_NAMED_LEADS);
}

/** Targets that have failed for an hour while leads wait. */
async function findFailingTargets(
  site: string,
  { store, targets, now }: { store: LeadStore; targets: readonly string[]; now: Date },
): Promise<Trouble[]> {
  const failing = (await store.health(site)).filter(
    ({ target, failing_since }) =>
      targets.includes(target) &&
      failing_since !== null &&
      now.getTime() - Date.parse(failing_since) >= MAX_FAILING_MS,
  );
  const pending = failing.length > 0 ? await store.listPending(site) : [];
  if (pending.length === 0) return [];
  const first = pending.toSorted((a, b) => a.due_at.localeCompare(b.due_at)).slice(0, MAX_NAMED_LEADS);
  const records = await Promise.all(first.map(({ id }) => store.findRecord(site, id)));
  const leads = nameLeads(records.filter((record) => record !== undefined));
  return failing.map(({ target, failing_since }) => ({
    key: `failing-target ${target}`,
    kind: 'failing-target',
    target,
    count: pending.length,
    since: String(failing_since),
    leads,
  }));
}
