import type { SQLOutputValue } from 'node:sqlite';
import type { Lead, PendingDelivery } from '#leads/intake/lead.ts';

export type Row = Record<string, SQLOutputValue>;

/** A row of `lead` as it was kept. */
export function asLead({ body }: Row): Lead {
  return JSON.parse(String(body));
}

/** A row of `pending`. */
export function asPending({ id, due_at, tries }: Row): PendingDelivery {
  return { id: String(id), due_at: String(due_at), tries: Number(tries) };
}
