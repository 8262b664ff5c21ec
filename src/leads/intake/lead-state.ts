import type { LeadRecord } from './lead.ts';

/**
 * The state of a lead. `stranded` should not occur: the lead has no receipt and no pending delivery, and the daily
 * maintenance starts one.
 */
export type LeadState = 'pending' | 'delivered' | 'dead' | 'held' | 'spam' | 'stranded';

export function getLeadState({ lead, pending, receipts }: LeadRecord): LeadState {
  if (pending) return 'pending';
  if (receipts.some(({ outcome }) => outcome === 'refused')) return 'dead';
  if (receipts.length > 0) return 'delivered';
  return lead.handling === 'deliver' ? 'stranded' : lead.handling;
}
