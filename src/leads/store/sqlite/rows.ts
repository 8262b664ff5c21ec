import type { SQLOutputValue } from 'node:sqlite';
import type {
  HistoryEvent,
  Lead,
  Notice,
  PendingDelivery,
  Receipt,
  TargetHealth,
  TrackedEvent,
} from '#leads/intake/lead.ts';
import { addStranded } from '#leads/store/add-stranded.ts';
import type { LeadCounts } from '#leads/store/delivery-store.ts';
import { DamagedRowError } from './damaged-row.ts';

type Row = Record<string, SQLOutputValue>;

function parseBody(body: SQLOutputValue | undefined) {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new DamagedRowError('the body of a row is not JSON');
  }
}

// Not validated again: only this store writes bodies, of validated leads, and a lead that failed here would be lost.

/** A row of `lead`. */
export function asLead({ body }: Row): Lead {
  return parseBody(body);
}

/** A row of `event`. */
export function asTrackedEvent({ body }: Row): TrackedEvent {
  return parseBody(body);
}

/** A row of `pending`. */
export function asPending({ id, due_at, tries }: Row): PendingDelivery {
  return { id: String(id), due_at: String(due_at), tries: Number(tries) };
}

/** A row of `receipt`. */
export function asReceipt({ target, at, outcome, note }: Row): Receipt {
  return {
    target: String(target),
    at: String(at),
    outcome: outcome === 'delivered' ? 'delivered' : 'refused',
    note: String(note),
  };
}

/** A row of `history`. */
export function asEvent({ id, at, event, target, note }: Row): HistoryEvent {
  return {
    id: String(id),
    at: String(at),
    event: String(event) as HistoryEvent['event'],
    target: String(target),
    note: String(note),
  };
}

/** A row of `health`. */
export function asHealth({ target, failures, failing_since }: Row): TargetHealth {
  return {
    target: String(target),
    failures: Number(failures),
    failing_since: failing_since === null ? null : String(failing_since),
  };
}

/** A row of `notice`. */
export function asNotice({ body }: Row): Notice {
  return parseBody(body);
}

/** The row of `countLeads`. `answered` leads have a receipt; `partly` answered ones wait for another target as well. */
export function asCounts(row: Row): LeadCounts {
  const { total, pending, answered, partly, dead, held, spam } = toNumbers(row);
  const delivered = answered - partly - dead;
  return {
    counts: addStranded(total, { pending, delivered, dead, held, spam }),
    oldest_pending: asText(row.oldest_pending),
    next_due: asText(row.next_due),
  };
}

function toNumbers({ total, pending, answered, partly, dead, held, spam }: Row) {
  return {
    total: Number(total),
    pending: Number(pending),
    answered: Number(answered),
    partly: Number(partly),
    dead: Number(dead),
    held: Number(held),
    spam: Number(spam),
  };
}

function asText(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
