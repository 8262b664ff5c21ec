import { DAY_MS } from '#domain/durations.ts';
import type { LeadState } from '#leads/intake/lead-state.ts';
import type { SelectedLead } from './select-leads.ts';

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
