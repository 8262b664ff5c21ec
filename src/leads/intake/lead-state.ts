import type { DeliveryAttempt, LeadRecord } from './lead.ts';

/** The target that confirms enquiries to their visitors. No target in site.ts can have this name. */
export const ACKNOWLEDGEMENT = 'visitor.acknowledgement';

/**
 * The state of a lead. `stranded` should not occur: the lead has no receipt and no pending delivery, and the daily
 * maintenance starts one.
 */
export type LeadState = 'pending' | 'delivered' | 'dead' | 'held' | 'spam' | 'stranded';

/** Whether the dealer did not get a lead. An address of a visitor that does not exist is not the dealer's problem. */
export function isDeadLetter({ target, outcome }: Pick<DeliveryAttempt, 'target' | 'outcome'>): boolean {
  return outcome === 'refused' && target !== ACKNOWLEDGEMENT;
}

export function getLeadState({ lead, pending, receipts }: LeadRecord): LeadState {
  if (pending) return 'pending';
  if (receipts.some(isDeadLetter)) return 'dead';
  if (receipts.length > 0) return 'delivered';
  return lead.handling === 'deliver' ? 'stranded' : lead.handling;
}

/** Whether a lead goes nowhere until somebody acts. */
export function isStuck(record: LeadRecord): boolean {
  const state = getLeadState(record);
  return state === 'held' || state === 'dead';
}
