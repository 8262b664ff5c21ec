import { DAY_MS } from '#domain/durations.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import type { HeldLeads } from '#leads/mail/render-held-digest.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { getLeadState } from './lead-state.ts';

/** A younger lead may be between two writes. */
const MIN_ORPHAN_AGE_MS = 10 * 60_000;

export interface MaintenanceResult {
  /** Deliveries started for orphaned leads. */
  readonly started: number;
  /** Leads past the dealer's retention period. */
  readonly erased: number;
  /** Held leads, which wait for somebody to release or erase them; undefined if there are none. */
  readonly held: HeldLeads | undefined;
}

/** Daily maintenance: starts missing deliveries and erases leads past the dealer's retention period. */
export async function runMaintenance(
  context: DeliveryContext,
  { retentionDays, spamRetentionDays }: Pick<LeadsConfig, 'retentionDays' | 'spamRetentionDays'>,
): Promise<MaintenanceResult> {
  const { store, dealer } = context;
  const now = context.now();
  let [started, erased] = [0, 0];
  const heldSince: string[] = [];
  for await (const record of store.listRecords(dealer.dealer)) {
    const age = now.getTime() - Date.parse(record.lead.received_at);
    const days = record.lead.handling === 'spam' ? spamRetentionDays : retentionDays;
    if (age > days * DAY_MS) {
      await eraseLead(record.lead.id, context);
      erased += 1;
      continue;
    }
    const state = getLeadState(record);
    if (state === 'held') heldSince.push(record.lead.received_at);
    if (state === 'stranded' && age > MIN_ORPHAN_AGE_MS) {
      await store.redeliver(dealer.dealer, record.lead.id, now);
      started += 1;
    }
  }
  const [since] = heldSince.sort();
  return { started, erased, held: since === undefined ? undefined : { count: heldSince.length, since } };
}

/** Removes a lead and everything about it, also from files that targets wrote on this machine. False if there is no such lead. */
export async function eraseLead(
  id: string,
  { store, dealer, targets, now }: DeliveryContext,
): Promise<boolean> {
  for (const sender of targets) await sender.forget?.(dealer.dealer, id);
  return store.erase(dealer.dealer, id, now());
}
