import { DAY_MS } from '#domain/durations.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import { belongsTo, describeEnquiries, mayBelongToAnother } from '#leads/erasure/belongs-to.ts';
import { eraseLeads } from '#leads/erasure/erase-leads.ts';
import { markScrubDue } from '#leads/erasure/scrub-due.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { HeldLeads } from '#leads/mail/render-held-digest.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** A younger lead may be between two writes. */
const MIN_ORPHAN_AGE_MS = 10 * 60_000;

type Retention = Pick<LeadsConfig, 'retentionDays' | 'spamRetentionDays' | 'revealRetentionDays'>;

export interface MaintenanceResult {
  /** Deliveries started for orphaned leads. */
  readonly started: number;
  /** Leads past the dealer's retention period. */
  readonly erased: number;
  /** Held leads, which wait for somebody to release or erase them; undefined if there are none. */
  readonly held: HeldLeads | undefined;
}

/** Daily maintenance: starts missing deliveries and erases what is past the dealer's retention periods. */
export async function runMaintenance(
  context: DeliveryContext,
  retention: Retention,
): Promise<MaintenanceResult> {
  const { store, dealer } = context;
  const now = context.now();
  let started = 0;
  const heldSince: string[] = [];
  const [expired, others]: [Lead[], Lead[]] = [[], []];
  for await (const record of store.listRecords(dealer.dealer)) {
    const { lead } = record;
    if (isExpired(lead, retention, now)) {
      expired.push(lead);
      continue;
    }
    // Stryker disable next-line ConditionalExpression: belongsTo looks at the form as well; this only remembers fewer
    if (mayBelongToAnother(lead)) others.push(lead);
    const state = getLeadState(record);
    if (state === 'held') heldSince.push(lead.received_at);
    if (state === 'stranded' && now.getTime() - Date.parse(lead.received_at) > MIN_ORPHAN_AGE_MS) {
      await store.redeliver(dealer.dealer, lead.id, now);
      started += 1;
    }
  }
  await eraseExpired(expired, others, context, retention);
  const [since] = heldSince.sort();
  return {
    started,
    erased: expired.length,
    held: since === undefined ? undefined : { count: heldSince.length, since },
  };
}

function isExpired(
  { received_at, handling }: Lead,
  { retentionDays, spamRetentionDays }: Retention,
  now: Date,
): boolean {
  const days = handling === 'spam' ? spamRetentionDays : retentionDays;
  return now.getTime() - Date.parse(received_at) > days * DAY_MS;
}

/** Erases expired leads with those of the others that belong to them, and old phone reveals. Marks the store for a scrub. */
async function eraseExpired(
  expired: readonly Lead[],
  others: readonly Lead[],
  { store, dealer, targets, now }: DeliveryContext,
  { revealRetentionDays }: Retention,
): Promise<void> {
  const enquiries = describeEnquiries(expired);
  const related = others.filter((lead) => belongsTo(enquiries, lead));
  if (expired.length > 0) await markScrubDue(store, dealer.dealer, now());
  // The enquiries last: an erasure that was cut off is repeated.
  await eraseLeads([...related, ...expired], { store, targets, now: now() });
  const before = new Date(now().getTime() - revealRetentionDays * DAY_MS);
  const reveals = await store.eraseTrackedEvents(dealer.dealer, before);
  if (reveals > 0) await markScrubDue(store, dealer.dealer, now());
}
