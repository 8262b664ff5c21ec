import type { LeadRecord } from '#leads/intake/lead.ts';

/**
 * How it stands with a lead. `stranded` should not be: it is neither sent nor to be sent, and the daily upkeep begins
 * its delivery.
 */
export type LeadState = 'pending' | 'delivered' | 'dead' | 'held' | 'spam' | 'stranded';

export function getLeadState({ lead, pending, receipts }: LeadRecord): LeadState {
  if (pending) return 'pending';
  if (receipts.some(({ outcome }) => outcome === 'refused')) return 'dead';
  if (receipts.length > 0) return 'delivered';
  return lead.handling === 'deliver' ? 'stranded' : lead.handling;
}
