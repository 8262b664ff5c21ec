import type {
  HistoryEvent,
  Lead,
  LeadRecord,
  Notice,
  PendingDelivery,
  Receipt,
  TargetHealth,
  TrackedEvent,
} from '#leads/intake/lead.ts';
import type { LeadCounts } from './store.ts';

/** A row of either database. PostgreSQL gives times as Dates, SQLite as texts. */
type Row = Readonly<Record<string, unknown>>;

/** A row whose body can't be read: something other than this program changed the database. */
export class DamagedRowError extends Error {
  override readonly name = 'DamagedRowError';
}

/** A time as ISO text. */
function asTime(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

function asTimeOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : asTime(value);
}

// Not validated again: only this store writes bodies, of validated leads, and a lead that failed here would be lost.
function parseBody({ body }: Row) {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new DamagedRowError('the body of a row is not JSON');
  }
}

/** A row of `lead`. */
export function asLead(row: Row): Lead {
  return parseBody(row);
}

/** A row of `event`. */
export function asTrackedEvent(row: Row): TrackedEvent {
  return parseBody(row);
}

/** A row of `notice`. */
export function asNotice(row: Row): Notice {
  return parseBody(row);
}

/** A lead from its row, the one of its pending delivery, and those of its receipts. */
export function asRecord(lead: Row, pending: Row | undefined, receipts: readonly Row[]): LeadRecord {
  return { lead: asLead(lead), pending: pending && asPending(pending), receipts: receipts.map(asReceipt) };
}

/** A row of `pending`. */
export function asPending({ id, due_at, tries }: Row): PendingDelivery {
  return { id: String(id), due_at: asTime(due_at), tries: Number(tries) };
}

function asReceipt({ target, at, outcome, note }: Row): Receipt {
  return {
    target: String(target),
    at: asTime(at),
    outcome: outcome === 'delivered' ? 'delivered' : 'refused',
    note: String(note),
  };
}

/** A row of `history`. */
export function asEvent({ id, at, event, target, note }: Row): HistoryEvent {
  return {
    id: String(id),
    at: asTime(at),
    event: String(event) as HistoryEvent['event'],
    target: String(target),
    note: String(note),
  };
}

/** A row of `target_health`. */
export function asHealth({ target, failures, failing_since }: Row): TargetHealth {
  return {
    target: String(target),
    failures: Number(failures),
    failing_since: asTimeOrNull(failing_since),
  };
}

/** The row that counts a dealer's leads: those in none of the counted states are stranded. */
export function asCounts(row: Row): LeadCounts {
  const [pending, delivered, dead] = [Number(row.pending), Number(row.delivered), Number(row.dead)];
  const [held, spam] = [Number(row.held), Number(row.spam)];
  const stranded = Number(row.total) - pending - delivered - dead - held - spam;
  return {
    counts: { pending, delivered, dead, held, spam, stranded },
    oldest_pending: asTimeOrNull(row.oldest_pending),
    next_due: asTimeOrNull(row.next_due),
  };
}
