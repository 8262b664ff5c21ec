import { describe, expect, test } from 'vitest';
import { deliverOne, processQueue } from '#leads/delivery/queue/process-queue.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { getLeadState } from '#leads/intake/lead-state.ts';
import {
  makeDeliveryContext,
  type TestDeliveryContext,
} from '#tests/support/factories/make-delivery-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
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

test('a drain that is stopped begins nothing more', async () => {
  const desk = await makeDeliveryContext();
  await keep(desk, ...Array.from({ length: 50 }, () => ({})));
  let rounds = 0;
  await processQueue(desk, () => rounds++ < 1);
  expect(takenIds(desk)).toHaveLength(20);
});
