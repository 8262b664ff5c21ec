import { setTimeout } from 'node:timers/promises';
import type { KeptLead } from '#leads/intake/lead.ts';
import { deliver, type Outcome } from './deliver.ts';
import type { Desk } from './delivery-context.ts';

/** So many are sent at once: a system that has just come back is not to be overrun. */
const AT_ONCE = 20;
/** Between two full rounds, for what else this machine and the receiver have to do: visitors come first. */
const BREATH_MS = 25;
/** Longer than any sending takes: a target has 10 s. */
const LEASE_MS = 60_000;
/** So many failures in a row, and a target is in trouble. */
const IN_TROUBLE = 5;

/** Sends one lead that was just kept, if it is still to be sent. */
export async function deliverOne(id: string, desk: Desk): Promise<void> {
  await deliverAll(await lease(desk, 1, id), desk);
}

/** Sends everything that is due, until nothing is or `goOn` says no. */
export async function drain(desk: Desk, goOn: () => boolean = () => true): Promise<void> {
  while (goOn()) {
    const kept = await lease(desk, AT_ONCE);
    if (kept.length === 0) return;
    await deliverAll(kept, desk);
    if (kept.length === AT_ONCE) await setTimeout(BREATH_MS);
  }
}

function lease({ store, dealer, now }: Desk, most: number, id?: string): Promise<KeptLead[]> {
  const time = now();
  const until = new Date(time.getTime() + LEASE_MS);
  return store.lease(dealer.dealer, { now: time, until, most, ...(id !== undefined && { id }) });
}

/** Delivers leads at the same time. A store that fails for one keeps none of the others from being sent. */
async function deliverAll(kept: readonly KeptLead[], desk: Desk): Promise<void> {
  const results = await Promise.allSettled(kept.map((each) => deliver(each, desk)));
  await noteHealth(
    results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    desk,
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Notes how the targets were. When one that was in trouble takes leads again, all that wait for another try are due
 * now: after an outage nobody waits for the end of a long pause. What a target itself asked to wait for is no trouble.
 */
async function noteHealth(outcomes: readonly Outcome[], { store, dealer, now }: Desk): Promise<void> {
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
    const after = took ? 0 : Math.min(IN_TROUBLE, failures + failed);
    if (after !== failures) await store.setHealth(dealer.dealer, { target, failures: after });
    recovered ||= took && failures >= IN_TROUBLE;
  }
  if (recovered) await store.wake(dealer.dealer, now());
}
