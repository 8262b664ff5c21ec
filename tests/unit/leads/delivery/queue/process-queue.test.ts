import { describe, expect, test } from 'vitest';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import { deliverOne, processQueue } from '#leads/delivery/queue/process-queue.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/delivery-target.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import {
  makeDeliveryContext,
  type TestDeliveryContext,
} from '#tests/support/factories/make-delivery-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

const KEEP = {
  leads: { retentionDays: 730, spamRetentionDays: 30, revealRetentionDays: 400 },
  builtAt: '2026-11-21T00:00:00.000Z',
};
/** A site that is built every day. */
const keepAsOf = ({ time }: { readonly time: Date }) => ({ ...KEEP, builtAt: time.toISOString() });
const DAY = 86_400;

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

  test('one of two targets that has a lead does not get it again', async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    let works = false;
    const sent: string[] = [];
    const other: DeliveryTarget = {
      name: 'other',
      send: ({ lead }) => {
        sent.push(lead.id);
        return Promise.resolve({ outcome: works ? 'delivered' : 'failed', note: '' });
      },
    };
    const both = { ...desk, targets: [...desk.targets, other] };
    const [id = ''] = await keep(desk, {});
    await processQueue(both);
    works = true;
    desk.advance(5);
    await processQueue({ ...both, now: desk.now });
    expect([takenIds(desk), sent]).toEqual([[id], [id, id]]);
    expect(await stateOf(desk, id)).toBe('delivered');
  });

  test('without a delivery are started by the daily maintenance', async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    const [id = ''] = await keep(desk, {});
    await desk.store.settle('example', id, undefined);
    expect(await stateOf(desk, id)).toBe('stranded');
    desk.advance(60);
    expect(await runMaintenance(desk, KEEP)).toMatchObject({ started: 0, erased: 0 });
    desk.advance(600);
    expect(await runMaintenance(desk, KEEP)).toMatchObject({ started: 1, erased: 0 });
    await processQueue(desk);
    expect(takenIds(desk)).toEqual([id]);
    desk.advance(DAY);
    expect(await runMaintenance(desk, KEEP)).toMatchObject({ started: 0, erased: 0 });
  });

  test('that are held or spam are not sent; held ones are after redeliver', async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    const [held = '', spam = ''] = await keep(desk, { handling: 'held' }, { handling: 'spam' });
    await processQueue(desk);
    desk.advance(DAY);
    await runMaintenance(desk, KEEP);
    await processQueue(desk);
    expect([desk.crm.requestCount(), await stateOf(desk, held), await stateOf(desk, spam)]).toEqual([
      0,
      'held',
      'spam',
    ]);
    await desk.store.redeliver('example', held, desk.time);
    await processQueue(desk);
    expect(takenIds(desk)).toEqual([held]);
  });

  test('are erased after the retention period, spam sooner', async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    const [lead = '', spam = ''] = await keep(desk, {}, { handling: 'spam' });
    await processQueue(desk);
    desk.advance(30 * DAY);
    expect(await runMaintenance(desk, keepAsOf(desk))).toMatchObject({ started: 0, erased: 0 });
    desk.advance(1);
    expect(await runMaintenance(desk, keepAsOf(desk))).toMatchObject({ started: 0, erased: 1 });
    expect(await stateOf(desk, spam)).toBeUndefined();
    desk.advance(700 * DAY);
    expect(await runMaintenance(desk, keepAsOf(desk))).toMatchObject({ started: 0, erased: 1 });
    expect(await stateOf(desk, lead)).toBeUndefined();
  });

  test('are sent at once to a target that has recovered', async () => {
    const desk = await makeDeliveryContext({ store: (await open()).store });
    const ids = await keep(desk, ...Array.from({ length: 6 }, () => ({})));
    desk.crm.respondWith(() => 'reset');
    for (const seconds of [0, 6, 36, 144, 720]) {
      desk.advance(seconds);
      await processQueue(desk);
    }
    expect(desk.crm.requestCount()).toBe(30);
    desk.crm.respondWith(() => ({ status: 200 }));
    const [fresh = ''] = await keep(desk, { received_at: desk.time.toISOString() });
    await processQueue(desk);
    expect(takenIds(desk).sort()).toEqual([...ids, fresh].sort());
  });
});

test('a lead that alone fails is not tried again because others succeed', async () => {
  const desk = await makeDeliveryContext();
  const [bad = ''] = await keep(desk, {});
  desk.crm.respondWith(({ id }) => ({ status: id === bad ? 500 : 200 }));
  await processQueue(desk);
  for (let n = 0; n < 10; n++) {
    await keep(desk, {});
    await processQueue(desk);
  }
  expect(desk.crm.requestCount()).toBe(11);
});

test('a target that asks for a pause gets it', async () => {
  const desk = await makeDeliveryContext();
  await keep(desk, ...Array.from({ length: 6 }, () => ({})));
  desk.crm.respondWith(() => ({ status: 429, headers: { 'retry-after': '100' } }));
  await processQueue(desk);
  desk.crm.respondWith(() => ({ status: 200 }));
  await keep(desk, {});
  desk.advance(99);
  await processQueue(desk);
  expect(takenIds(desk)).toHaveLength(1);
  desk.advance(1);
  await processQueue(desk);
  expect(takenIds(desk)).toHaveLength(7);
});

test('a lead that is refused for good is a dead letter that is logged by its id, and can be sent again', async () => {
  const desk = await makeDeliveryContext();
  const [id = ''] = await keep(desk, {});
  desk.crm.respondWith(() => ({ status: 422 }));
  await processQueue(desk);
  expect(await stateOf(desk, id)).toBe('dead');
  expect(desk.lines).toEqual([`leads: example ${id}: crm answered 422. A dead letter.`]);
  desk.crm.respondWith(() => ({ status: 200 }));
  await desk.store.redeliver('example', id, desk.time);
  await processQueue(desk);
  expect(await stateOf(desk, id)).toBe('delivered');
});

test('a target that never answers is given up after twelve attempts and three days', async () => {
  const desk = await makeDeliveryContext();
  const [id = ''] = await keep(desk, {});
  desk.crm.respondWith(() => ({ status: 500 }));
  for (let hours = 0; hours < 100; hours++) {
    await processQueue(desk);
    desk.advance(3600);
  }
  expect(await stateOf(desk, id)).toBe('dead');
  expect(desk.lines).toEqual([
    `leads: example ${id}: crm was given up after 12 tries: answered 500. A dead letter.`,
  ]);
  expect(desk.crm.requestCount()).toBe(12);
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

test('an accepted offer is sent with its enquiry', async () => {
  const desk = await makeDeliveryContext();
  const about: (string | undefined)[] = [];
  const spy: DeliveryTarget = {
    name: 'spy',
    send: (parcel) => {
      about.push(parcel.about?.id);
      return Promise.resolve({ outcome: 'delivered', note: '' });
    },
  };
  const [enquiry = ''] = await keep(desk, {});
  await keep(desk, { form: 'offer-accepted', payload: { lead_id: enquiry } });
  await processQueue({ ...desk, targets: [spy] });
  expect(about).toEqual([undefined, enquiry]);
});

test('a drain that is stopped begins nothing more', async () => {
  const desk = await makeDeliveryContext();
  await keep(desk, ...Array.from({ length: 50 }, () => ({})));
  let rounds = 0;
  await processQueue(desk, () => rounds++ < 1);
  expect(takenIds(desk)).toHaveLength(20);
});

test('with an expired lead, what belongs to it is erased, also by the targets: an offer, its acceptance, the valuation', async () => {
  const desk = await makeDeliveryContext();
  const forgotten: string[] = [];
  const sender: DeliveryTarget = {
    name: 'file',
    send: () => Promise.resolve({ outcome: 'delivered', note: '' }),
    forget: (site, id) => {
      forgotten.push(`${site} ${id}`);
      return Promise.resolve();
    },
  };
  const old = '2024-11-01T00:00:00.000Z';
  const valued = { rego: '123ABC', regoState: 'qld' };
  const [enquiry = ''] = await keep(desk, { received_at: old, payload: { valuation: valued } });
  const related = await keep(
    desk,
    { form: 'trade-in-offer', payload: { lead_id: enquiry } },
    { form: 'offer-accepted', payload: { lead_id: enquiry } },
    { form: 'miscellaneous', payload: valued },
  );
  const others = await keep(
    desk,
    { form: 'miscellaneous', payload: { ...valued, regoState: 'nsw' } },
    { form: 'offer-accepted', payload: { lead_id: 'a'.repeat(32) } },
  );
  await processQueue({ ...desk, targets: [sender] });
  await runMaintenance({ ...desk, targets: [sender] }, KEEP);
  expect(forgotten).toEqual([...related, enquiry].map((id) => `example ${id}`));
  const left = await Array.fromAsync(desk.store.listRecords('example'));
  expect(left.map(({ lead }) => lead.id).sort()).toEqual(others);
});

test('phone reveals are erased after their retention period', async () => {
  const desk = await makeDeliveryContext();
  const reveal = { site: 'example', kind: 'phone-reveal', details: {} } as const;
  for (const at of ['2025-10-16T00:00:00.000Z', '2025-10-18T00:00:00.000Z'])
    await desk.store.track({ ...reveal, at });
  await runMaintenance(desk, KEEP);
  expect((await desk.store.listTrackedEvents('example')).map(({ at }) => at)).toEqual([
    '2025-10-18T00:00:00.000Z',
  ]);
});
