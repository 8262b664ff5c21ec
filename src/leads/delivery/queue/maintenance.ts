import { DAY_MS } from '#domain/durations.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { getLeadState } from './lead-state.ts';

/** A newer lead may be between two writes. */
const MIN_ORPHAN_AGE_MS = 10 * 60_000;

export interface MaintenanceResult {
  /** Deliveries that had to be started, because a lead had none. */
  readonly started: number;
  /** Leads older than the dealer keeps them. */
  readonly erased: number;
}

/** Daily maintenance: starts deliveries that are missing, and erases leads older than the dealer keeps them. */
export async function runMaintenance(
  context: DeliveryContext,
  { retentionDays, spamRetentionDays }: Pick<LeadsConfig, 'retentionDays' | 'spamRetentionDays'>,
): Promise<MaintenanceResult> {
  const { store, dealer } = context;
  const now = context.now();
  let [started, erased] = [0, 0];
  for await (const record of store.listRecords(dealer.dealer)) {
    const age = now.getTime() - Date.parse(record.lead.received_at);
    const days = record.lead.handling === 'spam' ? spamRetentionDays : retentionDays;
    if (age > days * DAY_MS) {
      await eraseLead(record.lead.id, context);
      erased += 1;
    } else if (getLeadState(record) === 'stranded' && age > MIN_ORPHAN_AGE_MS) {
      await store.redeliver(dealer.dealer, record.lead.id, now);
      started += 1;
    }
  }
  return { started, erased };
}

/** Removes a lead and everything about it, also from files on this machine that it was sent to. False where there is none. */
export async function eraseLead(
  id: string,
  { store, dealer, targets, now }: DeliveryContext,
): Promise<boolean> {
  for (const sender of targets) await sender.forget?.(dealer.dealer, id);
  return store.erase(dealer.dealer, id, now());
}
