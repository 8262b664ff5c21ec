import type { LeadRecord } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';

/** Whether a lead goes nowhere until somebody acts. */
export function isStuck(record: LeadRecord): boolean {
  const state = getLeadState(record);
  return state === 'held' || state === 'dead';
}
