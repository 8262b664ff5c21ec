import type { SQLOutputValue } from 'node:sqlite';
import type { Lead, PendingDelivery, TrackedEvent } from '#leads/intake/lead.ts';

export type Row = Record<string, SQLOutputValue>;

// Not checked: this store alone writes bodies, of leads that were validated, and one that failed a check would be lost.

/** The lead in a row of `lead`. */
export function asLead({ body }: Row): Lead {
  return JSON.parse(String(body));
}

/** The event in a row of `event`. */
export function asTrackedEvent({ body }: Row): TrackedEvent {
  return JSON.parse(String(body));
}

/** A row of `pending`. */
export function asPending({ id, due_at, tries }: Row): PendingDelivery {
  return { id: String(id), due_at: String(due_at), tries: Number(tries) };
}
