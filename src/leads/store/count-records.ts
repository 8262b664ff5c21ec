import type { LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { LeadCounts } from './delivery-store.ts';

/** Counts leads by reading each, for stores that have no better way. */
export async function countRecords(records: AsyncIterable<LeadRecord>): Promise<LeadCounts> {
  const counts = { pending: 0, delivered: 0, dead: 0, held: 0, spam: 0, stranded: 0 };
  const received: string[] = [];
  const due: string[] = [];
  for await (const record of records) {
    counts[getLeadState(record)] += 1;
    if (!record.pending) continue;
    received.push(record.lead.received_at);
    due.push(record.pending.due_at);
  }
  return { counts, oldest_pending: received.toSorted()[0] ?? null, next_due: due.toSorted()[0] ?? null };
}
