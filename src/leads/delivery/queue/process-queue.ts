import { setTimeout } from 'node:timers/promises';
import type { DeliveryResult } from '#leads/delivery/targets/target-kind.ts';
import type { LeadRecord, TargetHealth } from '#leads/intake/lead.ts';
import { type DeliveryContext, deliver, type TargetOutcome } from './deliver.ts';

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
    const leased = await leaseDue(context, BATCH_SIZE);
    if (leased.records.length === 0) return;
    await deliverAll(leased, context);
    if (leased.records.length === BATCH_SIZE) await setTimeout(BATCH_PAUSE_MS);
  }
}

/** Leads that this process has taken on, until a time. */
interface LeasedLeads {
  readonly records: readonly LeadRecord[];
  readonly until: Date;
}

async function leaseDue(
  { store, dealer, now }: DeliveryContext,
  limit: number,
  id?: string,
): Promise<LeasedLeads> {
  const time = now();
  const until = new Date(time.getTime() + LEASE_MS);
  const request = { now: time, until, limit, ...(id !== undefined && { id }) };
  return { records: await store.lease(dealer.dealer, request), until };
}

/** Delivers leads in parallel. If the store fails for one, the others are still sent. */
async function deliverAll({ records, until }: LeasedLeads, context: DeliveryContext): Promise<void> {
  const results = await Promise.allSettled(records.map((each) => deliver(each, until, context)));
  await updateHealth(
    results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    context,
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A target's health after its answers to some leads. */
function assessHealth(
  { target, failures, failing_since }: TargetHealth,
  answers: readonly DeliveryResult[],
  now: Date,
): TargetHealth {
  if (answers.some(({ outcome }) => outcome !== 'failed'))
    return { target, failures: 0, failing_since: null };
  const failed = answers.filter(({ waitMs }) => waitMs === undefined).length;
  return {
    target,
    failures: Math.min(FAILURE_THRESHOLD, failures + failed),
    failing_since: failing_since ?? now.toISOString(),
  };
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
  const known = new Map((await store.health(dealer.dealer)).map((health) => [health.target, health]));
  let recovered = false;
  for (const target of new Set(outcomes.map((outcome) => outcome.target))) {
    const before = known.get(target) ?? { target, failures: 0, failing_since: null };
    const answers = outcomes.filter((outcome) => outcome.target === target).map(({ answer }) => answer);
    const after = assessHealth(before, answers, now());
    if (after.failures !== before.failures || after.failing_since !== before.failing_since)
      await store.setHealth(dealer.dealer, after);
    recovered ||= after.failures === 0 && before.failures >= FAILURE_THRESHOLD;
  }
  if (recovered) await store.retryAllNow(dealer.dealer, now());
}
