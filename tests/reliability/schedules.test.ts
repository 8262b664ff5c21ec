import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { acceptLead } from '#leads/acceptance/accept.ts';
import type { DeliveryContext } from '#leads/delivery/queue/deliver.ts';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import { deliverOne, processQueue } from '#leads/delivery/queue/process-queue.ts';
import { type LeadRequest, leadRequestSchema } from '#leads/intake/lead-request.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeLeadBody } from '#tests/support/factories/make-lead-body.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { FAULTS, type Fault, type FaultyProcess, startFaultyProcess } from './faulty-process.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const SCHEDULE_COUNTS = {
  sqlite: IS_LONG_RUN ? 10_000 : 200,
  blobs: IS_LONG_RUN ? 300 : 8,
  postgres: IS_LONG_RUN ? 1000 : 20,
} as const;
const RETENTION = {
  leads: { retentionDays: 730, spamRetentionDays: 30, revealRetentionDays: 400 },
  builtAt: '2026-11-21T00:00:00Z',
};

/** The possible events at a dealer, in any order. `lead` is the number of a visitor. */
type Event =
  | { readonly does: 'send'; readonly lead: number }
  | { readonly does: 'drain'; readonly atOnce: number }
  | { readonly does: 'wait'; readonly seconds: number }
  | { readonly does: 'upkeep' }
  | { readonly does: 'restart' };

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const), lead: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('drain' as const), atOnce: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 6, 59, 61, 700, 8000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'upkeep' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'restart' as const }) },
);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('ok' as const) },
  { weight: 4, arbitrary: fc.constantFrom(...FAULTS) },
);

let dealerCount = 0;

/** Plays a schedule for a new dealer over a store, ends all faults, waits, and returns the outcome. */
async function runSchedule(store: LeadStore, events: readonly Event[], faults: readonly Fault[]) {
  dealerCount += 1;
  const site = `dealer${dealerCount}`;
  const facts = makeSiteFacts({ dealer: site });
  const requests = Array.from({ length: 4 }, () => v.parse(leadRequestSchema, makeLeadBody()));
  const acknowledged = new Set<string>();
  const taken = new Map<string, number>();
  let time = Date.parse('2026-11-21T00:00:00Z');
  const now = () => new Date(time);
  let steps = 0;
  /** Faults after which a lead may arrive twice, because the outcome is unknowable. */
  let excuses = 0;

  const next = (step: string): Fault => {
    const it = faults[steps++] ?? 'ok';
    if (it !== 'ok' && !(step === 'send' && it === 'fail')) excuses += 1;
    return it;
  };
  const start = () =>
    startFaultyProcess(store, next, () => {
      time += 61_000;
    });
  let host = start();

  const desk = ({ store: its, sender }: FaultyProcess): DeliveryContext => ({
    store: its,
    dealer: facts,
    targets: [sender((id) => taken.set(id, (taken.get(id) ?? 0) + 1))],
    isRouted: () => true,
    now,
    random: () => 0.5,
    log: () => {},
  });
  const send = async (request: LeadRequest) => {
    const accepted = await host.run(() =>
      acceptLead(request, {
        site: { ...facts, dealer: site },
        captcha: undefined,
        signingKey: undefined,
        limiter: { countLead: () => Promise.resolve(), countUnverifiedLead: () => Promise.resolve() },
        store: host.store,
        now: now(),
      }),
    );
    if (typeof accepted === 'string' || !accepted.ok) return;
    acknowledged.add(accepted.lead.id);
    await host.run(() => deliverOne(accepted.lead.id, desk(host)));
  };

  for (const it of events) {
    if (host.isDead() || it.does === 'restart') host = start();
    if (it.does === 'wait') time += it.seconds * 1000;
    else if (it.does === 'upkeep') await host.run(() => runMaintenance(desk(host), RETENTION));
    else if (it.does === 'send') await send(requests[it.lead] as LeadRequest);
    else if (it.does === 'drain') {
      await host.run(() => Promise.all(Array.from({ length: it.atOnce }, () => processQueue(desk(host)))));
    }
  }

  const healed = startFaultyProcess(
    store,
    () => 'ok',
    () => {},
  );
  // Without the daily maintenance, which repairs what should not happen.
  for (
    let rounds = 0;
    rounds === 0 || (rounds < 30 && (await store.listPending(site)).length > 0);
    rounds++
  ) {
    time += 3 * 3_600_000;
    await processQueue(desk(healed));
  }
  const stored = await Array.fromAsync(store.listRecords(site));
  return {
    steps,
    lost: [...acknowledged].filter((id) => !taken.has(id)),
    undelivered: stored.filter((entry) => getLeadState(entry) !== 'delivered'),
    again: [...taken.values()].reduce((sum, times) => sum + times - 1, 0),
    excuses,
  };
}

describe.each(LEAD_STORES)('leads stored in %s', (name, open) => {
  test(`${SCHEDULE_COUNTS[name]} random schedules of faults, crashes and time: nothing acknowledged is lost, nothing comes twice without cause`, async () => {
    const { store } = await open();
    let steps = 0;
    let again = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 14 }),
        fc.array(fault, { maxLength: 50 }),
        async (events, faults) => {
          const end = await runSchedule(store, events, faults);
          expect(end.lost).toEqual([]);
          expect(end.undelivered).toEqual([]);
          expect(end.again).toBeLessThanOrEqual(end.excuses);
          steps += end.steps;
          again += end.again;
        },
      ),
      { numRuns: SCHEDULE_COUNTS[name] },
    );
    recordFigure(
      'random schedules of faults and crashes',
      `${SCHEDULE_COUNTS[name]}: ${steps} steps, 0 lost, ${again} sent again, each with cause`,
      name,
    );
  }, 3_600_000);

  // The other stores in the long form of the tests: each step of theirs takes a while.
  test.runIf(IS_LONG_RUN || name === 'sqlite')(
    'a fault or a crash at every single step of taking in and sending: nothing is lost',
    async () => {
      const { store } = await open();
      const events: Event[] = [
        { does: 'send', lead: 0 },
        { does: 'wait', seconds: 61 },
        { does: 'send', lead: 0 },
        { does: 'drain', atOnce: 1 },
      ];
      const { steps } = await runSchedule(store, events, []);
      let played = 0;
      for (let at = 0; at < steps; at++) {
        for (const it of FAULTS) {
          const end = await runSchedule(store, events, [...Array<Fault>(at).fill('ok'), it]);
          expect(end, `${it} at step ${at}`).toMatchObject({ lost: [], undelivered: [] });
          expect(end.again, `${it} at step ${at}`).toBeLessThanOrEqual(end.excuses);
          played += 1;
        }
      }
      expect(played).toBeGreaterThan(30);
      recordFigure('a fault at every step', `${played} places, 0 lost`, name);
    },
  );
});
