import { setTimeout } from 'node:timers/promises';
import type { LeadRecord } from '#leads/intake/lead.ts';
import { deliver, type TargetOutcome } from './deliver.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** Deliveries at once: few enough for a system that has just recovered. */
const BATCH_SIZE = 20;
/** The pause between full batches, which leaves time to answer visitors. */
const BATCH_PAUSE_MS = 25;
/** Longer than any attempt: targets time out after 10 s. */
const LEASE_MS = 60_000;
/** Failures in a row after which a target counts as failing. */
const FAILURE_THRESHOLD = 5;

/** Sends one lead that was just stored, unless another process has. */
export async function deliverOne(id: string, context: DeliveryContext): Promise<void> {
  await deliverAll(await leaseDue(context, 1, id), context);
}

/** Sends everything that is due, until `goOn` returns false. */
export async function processQueue(
  context: DeliveryContext,
  goOn: () => boolean = () => true,
): Promise<void> {
  while (goOn()) {
    const records = await leaseDue(context, BATCH_SIZE);
    if (records.length === 0) return;
    await deliverAll(records, context);
    if (records.length === BATCH_SIZE) await setTimeout(BATCH_PAUSE_MS);
  }
}

function leaseDue(
  { store, dealer, now }: DeliveryContext,
  limit: number,
  id?: string,
): Promise<LeadRecord[]> {
  const time = now();
  const until = new Date(time.getTime() + LEASE_MS);
  return store.lease(dealer.dealer, { now: time, until, limit, ...(id !== undefined && { id }) });
}

/** Delivers leads in parallel. If the store fails for one, the others are still sent. */
async function deliverAll(records: readonly LeadRecord[], context: DeliveryContext): Promise<void> {
  const results = await Promise.allSettled(records.map((each) => deliver(each, context)));
  await updateHealth(
    results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    context,
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Records the health of the targets. When a failing one accepts a lead, everything that waits is due now. An attempt that
 * a target postponed itself (Retry-After) is not a failure.
 */
async function updateHealth(
  outcomes: readonly TargetOutcome[],
  { store, dealer, now }: DeliveryContext,
): Promise<void> {
  if (outcomes.length === 0) return;
  const before = new Map(
    (await store.health(dealer.dealer)).map(({ target, failures }) => [target, failures]),
  );
  let recovered = false;
  for (const target of new Set(outcomes.map((outcome) => outcome.target))) {
    const failures = before.get(target) ?? 0;
    const replies = outcomes.filter((outcome) => outcome.target === target).map(({ reply }) => reply);
    const accepted = replies.some(({ outcome }) => outcome !== 'failed');
    const failed = replies.filter(
      ({ outcome, waitMs }) => outcome === 'failed' && waitMs === undefined,
    ).length;
    const after = accepted ? 0 : Math.min(FAILURE_THRESHOLD, failures + failed);
    if (after !== failures) await store.setHealth(dealer.dealer, { target, failures: after });
    recovered ||= accepted && failures >= FAILURE_THRESHOLD;
  }
  if (recovered) await store.retryAllNow(dealer.dealer, now());
}
