import type { LeadState } from '#leads/delivery/queue/lead-state.ts';
import type { SelectedLead } from './select-leads.ts';

/** A lead that came a moment ago may be between two writes. */
const GRACE_PERIOD_MS = 10 * 60_000;
/** A host looks every minute: who waits for longer has none. */
const OVERDUE_AFTER_MS = 60 * 60_000;

export interface LeadVerification {
  readonly counts: Readonly<Record<LeadState, number>>;
  /** Ids of leads that are neither sent nor to be sent, held, spam or dead. */
  readonly stranded: readonly string[];
  /** Ids of leads that should have been tried long ago. */
  readonly overdue: readonly string[];
}

/** Whether something is known of every lead. */
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
    overdue: idsOf(
      ({ record }) => record.pending !== undefined && since(record.pending.due_at) > OVERDUE_AFTER_MS,
    ),
  };
}
