import { DAY_MS } from '#domain/durations.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { type AlertedDealer, describeTrouble } from '#leads/alerts/describe-trouble.ts';
import { findTroubles, type Trouble } from '#leads/alerts/trouble.ts';
import type { TargetHealth } from '#leads/intake/lead.ts';
import type { LeadState } from '#leads/intake/lead-state.ts';
import { type LeadContext, readFactsByDealer } from './command-context.ts';
import { type SelectedLead, selectLeads } from './select-leads.ts';

/** The state of one dealer's leads. */
interface LeadStatus {
  readonly site: string;
  readonly counts: Readonly<Record<LeadState, number>>;
  /** Ids of leads whose next attempt is more than an hour overdue: no host runs. */
  readonly overdue: readonly string[];
  readonly targets: readonly TargetHealth[];
  readonly troubles: readonly Trouble[];
}

function formatLeadStatus(
  { site, counts, overdue, targets, troubles }: LeadStatus,
  dealer: Omit<AlertedDealer, 'dealer'>,
): string {
  const numbers = Object.entries(counts).filter(([, count]) => count > 0);
  return [
    `${site}: ${numbers.map(([state, count]) => `${count} ${state}`).join(', ') || 'no leads'}`,
    ...targets.map(
      ({ target, failing_since }) =>
        `  target ${target}: ${failing_since === null ? 'no failure' : `has failed since ${failing_since}`}`,
    ),
    ...(overdue.length > 0
      ? [`  ${overdue.length} attempts are more than an hour overdue. Check that the host runs.`]
      : []),
    ...troubles.map((trouble) => indent(describeTrouble(trouble, { dealer: site, ...dealer }).text)),
  ].join('\n');
}

function indent(text: string): string {
  return `\n${text}\n`.replaceAll(/^(?=.)/gm, '  ');
}

/** Shows each dealer's leads by state, its targets, and what needs a person: 1 if something does. */
export async function showStatus({ store, filter, options, distDir, now }: LeadContext): Promise<number> {
  const built = await readFactsByDealer(distDir);
  let code = 0;
  for (const site of filter.sites) {
    const facts = built.get(site);
    const leads = await selectLeads(store, { ...filter, sites: [site] });
    const known = await store.health(site);
    const names = facts ? Object.keys(facts.leads.targets) : known.map(({ target }) => target);
    const { counts, overdue } = verifyLeads(leads, now);
    const targets = names.map(
      (name) =>
        known.find(({ target }) => target === name) ?? { target: name, failures: 0, failing_since: null },
    );
    const troubles = await findTroubles(site, { store, targets: names, now });
    const status: LeadStatus = { site, counts, overdue, targets, troubles };
    const dealer = { name: facts?.name ?? site, timeZone: findDealerTimeZone(facts?.locations ?? []) };
    console.log(options.json ? JSON.stringify(status) : formatLeadStatus(status, dealer));
    if (troubles.length + overdue.length > 0) code = 1;
  }
  return code;
}

/** A younger lead may be between two writes. */
const GRACE_PERIOD_MS = 10 * 60_000;
/** A host checks every minute: a longer wait means that none runs. */
const OVERDUE_AFTER_MS = 60 * 60_000;

/** Held leads are people who wait: somebody must look at them within a day. */
const MAX_HELD_MS = DAY_MS;

export interface LeadVerification {
  readonly counts: Readonly<Record<LeadState, number>>;
  /** Ids of leads without a receipt or a pending delivery. */
  readonly stranded: readonly string[];
  /** Ids of leads that have been held for more than a day. */
  readonly held: readonly string[];
  /** Ids of leads whose next attempt is more than an hour overdue. */
  readonly overdue: readonly string[];
}

/** Counts leads by state and finds those that need attention. */
export function verifyLeads(leads: readonly SelectedLead[], now: Date): LeadVerification {
  const counts = { pending: 0, delivered: 0, dead: 0, held: 0, spam: 0, stranded: 0 };
  for (const { state } of leads) counts[state] += 1;
  const since = (time: string) => now.getTime() - Date.parse(time);
  const idsOf = (which: (lead: SelectedLead) => boolean) =>
    leads.filter(which).map(({ record }) => record.lead.id);
  return {
    counts,
    stranded: idsOf(
      ({ record, state }) => state === 'stranded' && since(record.lead.received_at) > GRACE_PERIOD_MS,
    ),
    held: idsOf(({ record, state }) => state === 'held' && since(record.lead.received_at) > MAX_HELD_MS),
    overdue: idsOf(
      ({ record }) => record.pending !== undefined && since(record.pending.due_at) > OVERDUE_AFTER_MS,
    ),
  };
}
