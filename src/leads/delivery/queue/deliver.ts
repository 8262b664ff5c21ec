import {
  type DealerFacts,
  getPayloadText,
  type OutboundLead,
} from '#leads/delivery/formats/outbound-lead.ts';
import type { DeliveryResult, DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import { FOLLOW_UP_FORMS, type LeadRecord, type Receipt } from '#leads/intake/lead.ts';
import { isDeadLetter } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** The dependencies of the delivery of one dealer's leads. */
export interface DeliveryContext {
  readonly store: LeadStore;
  readonly dealer: DealerFacts;
  readonly targets: readonly DeliveryTarget[];
  /** Whether a lead goes to a target, by the dealer's routes. */
  isRouted(outbound: OutboundLead, target: string): boolean;
  now(): Date;
  /** 0 to 1. */
  random(): number;
  /** Logs one line, without personal data. */
  log(line: string): void;
}

/** One target's reply to one lead. */
export interface TargetOutcome {
  readonly target: string;
  /** What the target answered. */
  readonly answer: DeliveryResult;
  /** The same, unless it was the last attempt. */
  readonly reply: DeliveryResult;
}

/** Sends a lead, leased until a time, to every target without a receipt, records the outcomes and ends the lease. */
export async function deliver(
  record: LeadRecord,
  until: Date,
  context: DeliveryContext,
): Promise<TargetOutcome[]> {
  const { store, dealer, targets } = context;
  const { lead, pending, receipts } = record;
  const tries = (pending?.tries ?? 0) + 1;
  const originalLead = FOLLOW_UP_FORMS.has(lead.form)
    ? await store.find(lead.site, getPayloadText(lead, 'lead_id'))
    : undefined;
  const outbound = { lead, dealer, originalLead };
  const outcomes = await Promise.all(
    targets
      .filter((target) => target.accepts?.(outbound) ?? context.isRouted(outbound, target.name))
      .filter(({ name }) => !hasReceipt(name, receipts))
      .map(async (target): Promise<TargetOutcome> => {
        const answer = await trySend(target, () => target.send(outbound, context.now()));
        const reply = giveUpIfExhausted(answer, record, tries, context);
        const at = context.now().toISOString();
        const { outcome, note } = reply;
        await store.recordAttempt(lead.site, lead.id, { target: target.name, at, outcome, note });
        if (isDeadLetter({ target: target.name, outcome }))
          context.log(`leads: ${lead.site} ${lead.id}: ${target.name} ${note}. A dead letter.`);
        return { target: target.name, answer, reply };
      }),
  );
  const failed = outcomes.filter(({ reply }) => reply.outcome === 'failed');
  const waitMs = Math.max(0, ...failed.map(({ reply }) => reply.waitMs ?? 0));
  const due_at = getNextAttemptAt(tries, context.now(), { waitMs, random: context.random() }).toISOString();
  const next = failed.length > 0 ? { due_at, tries } : undefined;
  await store.settle(lead.site, lead.id, next, pending && { until, due_at: pending.due_at });
  return outcomes;
}

function hasReceipt(target: string, receipts: readonly Receipt[]): boolean {
  return receipts.some((receipt) => receipt.target === target);
}

async function trySend(
  { name }: DeliveryTarget,
  send: () => Promise<DeliveryResult>,
): Promise<DeliveryResult> {
  try {
    return await send();
  } catch (error) {
    return { outcome: 'failed', note: error instanceof Error ? error.message : `${name} failed` };
  }
}

function giveUpIfExhausted(
  reply: DeliveryResult,
  { lead }: LeadRecord,
  tries: number,
  context: DeliveryContext,
): DeliveryResult {
  return reply.outcome === 'failed' && isExhausted(tries, new Date(lead.received_at), context.now())
    ? { outcome: 'refused', note: `was given up after ${tries} tries: ${reply.note}` }
    : reply;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits after the first attempt, the second and so on: 12 attempts in 3.1 days. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;
const MIN_AGE_MS = 72 * HOUR_MS;
/** Each wait varies by up to this fraction: leads that failed together are not sent together again. */
const JITTER = 0.2;

/** Whether to give up. Never within three days: attempts come early when a target recovers. */
export function isExhausted(tries: number, since: Date, now: Date): boolean {
  return tries >= MAX_ATTEMPTS && now.getTime() - since.getTime() >= MIN_AGE_MS;
}

/** The time of the next attempt after `tries`, at least `waitMs` from now. `random` is 0 to 1. */
export function getNextAttemptAt(
  tries: number,
  now: Date,
  { waitMs = 0, random }: { waitMs?: number; random: number },
): Date {
  const wait = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1] ?? 0;
  const jittered = wait * (1 + JITTER * (2 * random - 1));
  return new Date(now.getTime() + Math.max(jittered, waitMs));
}
