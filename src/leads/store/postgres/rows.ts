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

// Not validated again: only this store writes these rows, of validated leads, and a lead that failed here would be lost.

export interface BodyRow {
  /** JSON. */
  readonly body: string;
}

export interface RecordRow extends BodyRow {
  readonly due_at: Date | null;
  readonly tries: number | null;
  readonly receipts: readonly Receipt[];
}

export interface PendingRow {
  readonly id: string;
  readonly due_at: Date;
  readonly tries: number;
}

/** A row with a time that PostgreSQL gives as a Date. */
type WithDate<Entry extends { readonly at: string }> = Omit<Entry, 'at'> & { readonly at: Date };

export type HistoryRow = WithDate<HistoryEvent>;

export interface HealthRow extends Omit<TargetHealth, 'failing_since'> {
  readonly failing_since: Date | null;
}

export function asLead({ body }: BodyRow): Lead {
  return JSON.parse(body);
}

export function asTrackedEvent({ body }: BodyRow): TrackedEvent {
  return JSON.parse(body);
}

export function asNotice({ body }: BodyRow): Notice {
  return JSON.parse(body);
}

export function asRecord({ body, due_at, tries, receipts }: RecordRow): LeadRecord {
  const lead = asLead({ body });
  return {
    lead,
    pending: due_at === null ? undefined : asPending({ id: lead.id, due_at, tries: tries ?? 0 }),
    // Times in JSON are PostgreSQL's own: 2026-11-21T00:00:01+00:00.
    receipts: receipts.map((receipt) => ({ ...receipt, at: new Date(receipt.at).toISOString() })),
  };
}

export function asPending({ id, due_at, tries }: PendingRow): PendingDelivery {
  return { id, due_at: due_at.toISOString(), tries };
}

export function asEvent({ at, ...event }: HistoryRow): HistoryEvent {
  return { ...event, at: at.toISOString() };
}

export function asHealth({ failing_since, ...health }: HealthRow): TargetHealth {
  return { ...health, failing_since: failing_since?.toISOString() ?? null };
}
