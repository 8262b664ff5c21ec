import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deliverOne, processQueue } from '#leads/delivery/queue/process-queue.ts';
import type { DeliveryResult, DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import {
  makeDeliveryContext,
  type TestDeliveryContext,
} from '#tests/support/factories/make-delivery-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

async function keep(desk: TestDeliveryContext, ...overs: Partial<Lead>[]): Promise<string[]> {
  const leads = overs.map((over) => makeLead(over));
  await Promise.all(leads.map((lead) => desk.store.save(lead)));
  return leads.map(({ id }) => id);
}
async function stateOf(desk: TestDeliveryContext, id = ''): Promise<string | undefined> {
  const kept = await desk.store.findRecord('example', id);
  return kept && getLeadState(kept);
}
const takenIds = ({ crm }: TestDeliveryContext) => crm.accepted.map(({ id }) => id);

describe.each(LEAD_STORES)('leads stored in %s', (_, open) => {
  test("are sent once, and the target's answer is recorded", async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    const ids = await keep(desk, {}, {}, {});
    await processQueue(desk);
    await processQueue(desk);
    expect(takenIds(desk).sort()).toEqual(ids);
    expect(await stateOf(desk, ids[0])).toBe('delivered');
    expect((await desk.store.findRecord('example', ids[0] ?? ''))?.receipts).toEqual([
      { target: 'crm', at: desk.time.toISOString(), outcome: 'delivered', note: 'answered 200' },
    ]);
  });

  test('that failed are attempted again when due', async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    const [id = ''] = await keep(desk, {});
    desk.crm.respondWith(() => ({ status: 503 }));
    await processQueue(desk);
    desk.advance(4);
    await processQueue(desk);
    expect([desk.crm.requestCount(), await stateOf(desk, id)]).toEqual([1, 'pending']);
    desk.crm.respondWith(() => ({ status: 200 }));
    desk.advance(1);
    await processQueue(desk);
    expect([takenIds(desk), await stateOf(desk, id)]).toEqual([[id], 'delivered']);
    expect((await desk.store.history('example', id)).map(({ event }) => event)).toEqual([
      'failed',
      'delivered',
    ]);
  });
});

test('several drains and a sending after the answer, all at once: each lead is sent once', async () => {
  const desk = await makeDeliveryContext();
  const ids = await keep(desk, ...Array.from({ length: 100 }, () => ({})));
  await Promise.all([
    processQueue(desk),
    processQueue(desk),
    processQueue(desk),
    ...ids.map((id) => deliverOne(id, desk)),
  ]);
  expect(takenIds(desk).sort()).toEqual(ids);
});

const START = Date.parse('2026-11-21T00:00:00.000Z');
const DELIVERED: DeliveryResult = { outcome: 'delivered', note: '' };
const REFUSED: DeliveryResult = { outcome: 'refused', note: '' };
const FAILED: DeliveryResult = { outcome: 'failed', note: '' };
const POSTPONED: DeliveryResult = { ...FAILED, waitMs: 0 };

/** A dealer with two targets that answer as told, and a clock. */
async function openDealer(over: (store: LeadStore) => Partial<LeadStore> = () => ({})) {
  const store = await openEmptyStore();
  const answers = { crm: DELIVERED, mail: DELIVERED };
  const sent: string[] = [];
  let time = START;
  const target = (name: 'crm' | 'mail'): DeliveryTarget => ({
    name,
    send: ({ lead }) => {
      sent.push(`${name} ${lead.id}`);
      return Promise.resolve(answers[name]);
    },
  });
  const context = {
    store: { ...store, ...over(store) },
    dealer: makeSiteFacts(),
    targets: [target('crm')],
    isRouted: () => true,
    now: () => new Date(time),
    random: () => 0.5,
    log: () => {},
  };
  return {
    context,
    store,
    answers,
    sent,
    both: { ...context, targets: [target('crm'), target('mail')] },
    save: async (over: Partial<Lead> = {}) => {
      const lead = makeLead(over);
      await store.save(lead);
      return lead.id;
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    health: () => store.health('example'),
    dueTimes: async () => (await store.listPending('example')).map(({ due_at }) => due_at),
  };
}
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('a target', () => {
  test('that never failed has nothing to be said about', async () => {
    const dealer = await openDealer();
    await dealer.save();
    await processQueue(dealer.context);
    expect(await dealer.health()).toEqual([]);
  });

  test('fails since the first failure, and the failures are counted up to five', async () => {
    const dealer = await openDealer();
    dealer.answers.crm = FAILED;
    await dealer.save();
    for (const failures of [1, 2, 3, 4, 5, 5]) {
      await processQueue(dealer.context);
      expect(await dealer.health()).toEqual([{ target: 'crm', failures, failing_since: at(0) }]);
      dealer.pass(2 * 60 * 60);
    }
  });

  test('that fails for many leads at once has as many failures, up to five', async () => {
    const dealer = await openDealer();
    dealer.answers.crm = FAILED;
    for (const _ of times(3)) await dealer.save();
    await processQueue(dealer.context);
    expect(await dealer.health()).toMatchObject([{ failures: 3 }]);
    for (const _ of times(3)) await dealer.save();
    await processQueue(dealer.context);
    expect(await dealer.health()).toMatchObject([{ failures: 5 }]);
  });

  test('that asks for a pause fails, without a failure', async () => {
    const dealer = await openDealer();
    dealer.answers.crm = POSTPONED;
    await dealer.save();
    await processQueue(dealer.context);
    expect(await dealer.health()).toEqual([{ target: 'crm', failures: 0, failing_since: at(0) }]);
  });

  test.each([DELIVERED, REFUSED])('that answers %j works again', async (answer) => {
    const dealer = await openDealer();
    dealer.answers.crm = FAILED;
    await dealer.save();
    await processQueue(dealer.context);
    dealer.answers.crm = answer;
    dealer.pass(5);
    await processQueue(dealer.context);
    expect(await dealer.health()).toEqual([{ target: 'crm', failures: 0, failing_since: null }]);
  });

  test('that takes some of the leads works', async () => {
    const dealer = await openDealer();
    const bad = await dealer.save();
    const [target] = dealer.context.targets;
    const picky: DeliveryTarget = {
      name: 'crm',
      send: (outbound, now) =>
        outbound.lead.id === bad
          ? Promise.resolve(FAILED)
          : (target?.send(outbound, now) ?? Promise.reject()),
    };
    await dealer.save();
    await processQueue({ ...dealer.context, targets: [picky] });
    expect(await dealer.health()).toEqual([]);
  });

  test('is not looked at when nothing was sent', async () => {
    const health = vi.fn<LeadStore['health']>();
    const dealer = await openDealer((store) => ({ health: health.mockImplementation(store.health) }));
    await deliverOne('a'.repeat(32), dealer.context);
    expect(health).not.toHaveBeenCalled();
  });

  test('is judged by its own answers', async () => {
    const dealer = await openDealer();
    dealer.answers.mail = FAILED;
    await dealer.save();
    await processQueue(dealer.both);
    expect(await dealer.health()).toEqual([{ target: 'mail', failures: 1, failing_since: at(0) }]);
  });

  test('has its health written only when it changes', async () => {
    const setHealth = vi.fn<LeadStore['setHealth']>();
    const dealer = await openDealer((store) => ({
      setHealth: setHealth.mockImplementation(store.setHealth),
    }));
    dealer.answers.crm = POSTPONED;
    await dealer.save();
    for (const _ of times(3)) {
      await processQueue(dealer.context);
      dealer.pass(3600);
    }
    expect(setHealth).toHaveBeenCalledTimes(1);
  });
});

describe('when a target takes a lead again', () => {
  /** A dealer whose target failed this often for one lead, and has just taken another. */
  async function recover(failures: number, answer = FAILED) {
    const dealer = await openDealer();
    dealer.answers.crm = answer;
    await dealer.save();
    for (const _ of times(failures)) {
      dealer.pass(5 * 60 * 60);
      await processQueue(dealer.context);
    }
    dealer.answers.crm = DELIVERED;
    const [waiting] = await dealer.dueTimes();
    const id = await dealer.save();
    await deliverOne(id, dealer.context);
    return { ...dealer, waiting };
  }

  test('after five failures, what waits is due now', async () => {
    const { dueTimes, context } = await recover(5);
    expect(await dueTimes()).toEqual([context.now().toISOString()]);
  });

  test('after four failures, each lead waits for its own time', async () => {
    const { dueTimes, waiting, context } = await recover(4);
    expect(await dueTimes()).toEqual([waiting]);
    expect(waiting).not.toBe(context.now().toISOString());
  });

  test('after a pause that it asked for, nothing comes sooner', async () => {
    const { dueTimes, waiting } = await recover(6, { ...FAILED, waitMs: 5 * 60 * 60_000 });
    expect(await dueTimes()).toEqual([waiting]);
  });
});

describe('a queue', () => {
  test('of twenty leads is one batch, and goes on with more', async () => {
    const lease = vi.fn<LeadStore['lease']>();
    const dealer = await openDealer((store) => ({ lease: lease.mockImplementation(store.lease) }));
    for (const _ of times(21)) await dealer.save();
    await processQueue(dealer.context);
    expect(dealer.sent).toHaveLength(21);
    const { now } = dealer.context;
    const request = { now: now(), until: new Date(now().getTime() + 60_000), limit: 20 };
    expect(lease.mock.calls).toStrictEqual(times(3).map(() => ['example', request]));
  });

  test.each([
    [19, 0],
    [20, 1],
    [21, 1],
    [40, 2],
  ])('of %i leads pauses %i times: after each full batch, to answer visitors', async (leads, pauses) => {
    const pause = vi.spyOn(timers, 'setTimeout');
    syncBuiltinESMExports();
    onTestFinished(() => {
      pause.mockRestore();
      syncBuiltinESMExports();
    });
    const dealer = await openDealer();
    for (const _ of times(leads)) await dealer.save();
    await processQueue(dealer.context);
    expect(pause.mock.calls).toEqual(times(pauses).map(() => [25]));
  });

  test.each([
    [0, 0],
    [1, 20],
  ])('that is stopped after %i rounds begins nothing more', async (rounds, sent) => {
    const dealer = await openDealer();
    for (const _ of times(50)) await dealer.save();
    let begun = 0;
    await processQueue(dealer.context, () => begun++ < rounds);
    expect(dealer.sent).toHaveLength(sent);
  });

  test('is not touched when one lead of it is delivered', async () => {
    const dealer = await openDealer();
    const [first, second] = [await dealer.save(), await dealer.save()];
    await deliverOne(second, dealer.context);
    expect(dealer.sent).toEqual([`crm ${second}`]);
    await deliverOne(second, dealer.context);
    await processQueue(dealer.context);
    expect(dealer.sent).toEqual([`crm ${second}`, `crm ${first}`]);
  });
});

test('if the store fails for one lead, the others are sent, their target is judged, and the failure is told', async () => {
  let bad = '';
  const dealer = await openDealer((store) => ({
    recordAttempt: (site, id, attempt) =>
      id === bad ? Promise.reject(new Error('disk full')) : store.recordAttempt(site, id, attempt),
  }));
  dealer.answers.crm = FAILED;
  bad = await dealer.save();
  const good = await dealer.save();
  await expect(processQueue(dealer.context)).rejects.toThrow('disk full');
  expect(dealer.sent.toSorted()).toEqual([`crm ${bad}`, `crm ${good}`]);
  expect(await dealer.health()).toMatchObject([{ target: 'crm', failures: 1 }]);
});
