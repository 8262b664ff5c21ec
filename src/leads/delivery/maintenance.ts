import { DAY_MS } from '#domain/durations.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { getLeadState } from './lead-state.ts';
import type { LeadsConfig } from './target-schema.ts';

/** A lead that came a moment ago may be between two writes. */
const MIN_ORPHAN_AGE_MS = 10 * 60_000;

export interface MaintenanceResult {
  /** Deliveries that were begun because nothing was known of them. */
  readonly started: number;
  /** Leads whose time was over. */
  readonly erased: number;
}

/** The daily round: begins every delivery that nobody has, and erases leads that have been kept long enough. */
export async function runMaintenance(
  desk: DeliveryContext,
  { retentionDays, spamRetentionDays }: Pick<LeadsConfig, 'retentionDays' | 'spamRetentionDays'>,
): Promise<MaintenanceResult> {
  const { store, dealer } = desk;
  const now = desk.now();
  let [begun, erased] = [0, 0];
  for await (const kept of store.listRecords(dealer.dealer)) {
    const age = now.getTime() - Date.parse(kept.lead.received_at);
    const days = kept.lead.handling === 'spam' ? spamRetentionDays : retentionDays;
    if (age > days * DAY_MS) {
      await eraseLead(kept.lead.id, desk);
      erased += 1;
    } else if (getLeadState(kept) === 'stranded' && age > MIN_ORPHAN_AGE_MS) {
      await store.redeliver(dealer.dealer, kept.lead.id, now);
      begun += 1;
    }
  }
  return { started: begun, erased };
}

/** Removes a lead and everything about it, also from files on this machine that it was sent to. False where there is none. */
export async function eraseLead(
  id: string,
  { store, dealer, targets, now }: DeliveryContext,
): Promise<boolean> {
  for (const sender of targets) await sender.forget?.(dealer.dealer, id);
  return store.erase(dealer.dealer, id, now());
}
