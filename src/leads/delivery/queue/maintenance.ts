import { DAY_MS } from '#domain/durations.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import {
  belongsTo,
  describeEnquiries,
  eraseLeads,
  markScrubDue,
  mayBelongToEnquiry,
} from '#leads/erasure/erase-leads.ts';
import {
  type ErasureRefusal,
  isClockTrusted,
  isUsualAmount,
  recordMaintenance,
} from '#leads/erasure/erasure-guard.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { HeldLeads } from '#leads/mail/render-held-digest.ts';
import type { DeliveryContext } from './deliver.ts';

/** A younger lead may be between two writes. */
const MIN_ORPHAN_AGE_MS = 10 * 60_000;

type Retention = Pick<LeadsConfig, 'retentionDays' | 'spamRetentionDays' | 'revealRetentionDays'>;

/** The settings of a dealer's site. */
interface MaintainedSite {
  readonly leads: Retention;
  /** ISO time of its build. */
  readonly builtAt: string;
}

export interface MaintenanceResult {
  /** Deliveries started for orphaned leads. */
  readonly started: number;
  /** Leads past the dealer's retention period. */
  readonly erased: number;
  /** Why none were erased although some are past it. */
  readonly refusal: ErasureRefusal | undefined;
  /** Held leads, which wait for somebody to release or erase them; undefined if there are none. */
  readonly held: HeldLeads | undefined;
}

/**
 * Daily maintenance: starts missing deliveries and erases what is past the dealer's retention periods. A lead that is still
 * to be delivered is never erased. Nothing is where the clock may be wrong, unless somebody has looked (`force`).
 */
export async function runMaintenance(
  context: DeliveryContext,
  { leads: retention, builtAt }: MaintainedSite,
  { force = false } = {},
): Promise<MaintenanceResult> {
  const { store, dealer } = context;
  const now = context.now();
  let started = 0;
  let newest = builtAt;
  let total = 0;
  const heldSince: string[] = [];
  const [expired, others]: [Lead[], Lead[]] = [[], []];
  for await (const record of store.listRecords(dealer.dealer)) {
    const { lead } = record;
    const state = getLeadState(record);
    if (lead.received_at > newest) newest = lead.received_at;
    if (lead.handling !== 'spam') total += 1;
    if (state !== 'pending' && isExpired(lead, retention, now)) {
      expired.push(lead);
      continue;
    }
    // belongsTo looks at the form as well: this only remembers fewer.
    if (state !== 'pending' && mayBelongToEnquiry(lead)) others.push(lead);
    if (state === 'held') heldSince.push(lead.received_at);
    if (state === 'stranded' && now.getTime() - Date.parse(lead.received_at) > MIN_ORPHAN_AGE_MS) {
      await store.redeliver(dealer.dealer, lead.id, now);
      started += 1;
    }
  }
  const found = { expired, others, newest, total };
  const refusal = await eraseUnlessDoubtful(found, context, { retention, force });
  const [since] = heldSince.sort();
  return {
    started,
    erased: refusal ? 0 : expired.length,
    refusal,
    held: since === undefined ? undefined : { count: heldSince.length, since },
  };
}

/** The leads that a dealer has, as far as erasing goes by them. */
interface FoundLeads {
  readonly expired: readonly Lead[];
  /** Those that may belong to an expired one. */
  readonly others: readonly Lead[];
  /** ISO time of the newest lead, or of the build. */
  readonly newest: string;
  /** How many there are, without spam. */
  readonly total: number;
}

/** Erases expired leads, or says why not. */
async function eraseUnlessDoubtful(
  { expired, others, newest, total }: FoundLeads,
  context: DeliveryContext,
  { retention, force }: { readonly retention: Retention; readonly force: boolean },
): Promise<ErasureRefusal | undefined> {
  const { store, dealer } = context;
  const now = context.now();
  const trusted = force || (await isClockTrusted(store, dealer.dealer, { now, newest }));
  const refusal = force ? undefined : findRefusal(expired, total, trusted);
  if (trusted && !refusal) await eraseExpired(expired, others, context, retention);
  await recordMaintenance(store, dealer.dealer, { now, refusal, trusted });
  return refusal;
}

function findRefusal(expired: readonly Lead[], total: number, trusted: boolean): ErasureRefusal | undefined {
  if (!trusted && expired.length > 0) return { reason: 'clock', count: expired.length };
  const { length } = expired.filter(({ handling }) => handling !== 'spam');
  return isUsualAmount(length, total) ? undefined : { reason: 'amount', count: length };
}

function isExpired(
  { received_at, handling }: Lead,
  { retentionDays, spamRetentionDays }: Retention,
  now: Date,
): boolean {
  const days = handling === 'spam' ? spamRetentionDays : retentionDays;
  return now.getTime() - Date.parse(received_at) > days * DAY_MS;
}

/** Erases expired leads with those of the others that belong to them, and what was counted long ago. Marks the store for a scrub. */
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
  const counted = await store.eraseTrackedEvents(dealer.dealer, before);
  if (counted > 0) await markScrubDue(store, dealer.dealer, now());
}
