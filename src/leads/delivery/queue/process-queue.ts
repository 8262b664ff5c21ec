import { setTimeout } from 'node:timers/promises';
import type { LeadRecord } from '#leads/intake/lead.ts';
import { deliver, type TargetOutcome } from './deliver.ts';
import type { DeliveryContext } from './delivery-context.ts';

/** So many are sent at once: a system that has just come back is not to be overrun. */
const BATCH_SIZE = 20;
/** Between two full rounds, for what else this machine and the receiver have to do: visitors come first. */
const BATCH_PAUSE_MS = 25;
/** Longer than any sending takes: a target has 10 s. */
const LEASE_MS = 60_000;
/** So many failures in a row, and a target is in trouble. */
const FAILURE_THRESHOLD = 5;

/** Sends one lead that was just stored, if it is still to be sent. */
export async function deliverOne(id: string, context: DeliveryContext): Promise<void> {
  await deliverAll(await leaseDue(context, 1, id), context);
}

/** Sends everything that is due, until nothing is or `goOn` says no. */
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

function leaseDue({ store, dealer, now }: DeliveryContext, most: number, id?: string): Promise<LeadRecord[]> {
  const time = now();
  const until = new Date(time.getTime() + LEASE_MS);
  return store.lease(dealer.dealer, { now: time, until, limit: most, ...(id !== undefined && { id }) });
}

/** Delivers leads at the same time. A store that fails for one keeps none of the others from being sent. */
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
 * Notes how the targets were. When one that was in trouble takes leads again, all that wait for another try are due
 * now: after an outage nobody waits for the end of a long pause. What a target itself asked to wait for is no trouble.
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
    const its = outcomes.filter((outcome) => outcome.target === target).map(({ reply }) => reply);
    const took = its.some(({ outcome }) => outcome !== 'failed');
    const failed = its.filter(({ outcome, waitMs }) => outcome === 'failed' && waitMs === undefined).length;
    const after = took ? 0 : Math.min(FAILURE_THRESHOLD, failures + failed);
    if (after !== failures) await store.setHealth(dealer.dealer, { target, failures: after });
    recovered ||= took && failures >= FAILURE_THRESHOLD;
  }
  if (recovered) await store.retryAllNow(dealer.dealer, now());
}
