import { describe, expect, test, vi } from 'vitest';
import { findTroubles } from '#leads/alerts/trouble.ts';
import type { DeliveryAttempt, Lead } from '#leads/intake/lead.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const NOW = new Date('2026-11-21T05:00:00.000Z');
const HOUR = 60 * 60_000;
const [ONE, TWO, THREE] = [1, 2, 3].map((hour) => `2026-11-21T0${hour}:00:00.000Z`) as [
  string,
  string,
  string,
];
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

async function openDealer(targets: readonly string[] = ['crm', 'mail']) {
  const store = await openEmptyStore();
  return {
    store,
    find: () => findTroubles('example', { store, targets, now: NOW }),
    save: async (over: Partial<Lead> = {}) => {
      const lead = makeLead(over);
      await store.save(lead);
      return lead;
    },
    /** A lead whose deliveries are over, with these answers. */
    finish: async (
      received_at: string,
      ...attempts: (readonly [string, DeliveryAttempt['outcome'], string])[]
    ) => {
      const lead = makeLead({ received_at });
      await store.save(lead);
      for (const [target, outcome, at] of attempts)
        await store.recordAttempt('example', lead.id, { target, outcome, at, note: 'answered 422' });
      await store.settle('example', lead.id, undefined);
    },
  };
}

test('a dealer whose leads arrive has no troubles', async () => {
  const dealer = await openDealer();
  await dealer.finish(ONE, ['crm', 'delivered', ONE]);
  await dealer.save();
  await dealer.save({ handling: 'spam' });
  expect(await dealer.find()).toEqual([]);
});

test('dead letters are one trouble, since the first refusal', async () => {
  const dealer = await openDealer();
  await dealer.finish(ONE, ['mail', 'delivered', ONE], ['crm', 'refused', THREE]);
  await dealer.finish(ONE, ['crm', 'refused', TWO]);
  expect(await dealer.find()).toEqual([
    {
      ...{ key: 'dead-letters', kind: 'dead-letters', target: '', count: 2, since: TWO },
      leads: [ONE, ONE].map((received_at) => ({
        ...{ id: expect.any(String), form: 'enquiry', received_at, car: '' },
        problem: 'crm answered 422',
      })),
    },
  ]);
});

test('held leads are one trouble, since the oldest was received', async () => {
  const dealer = await openDealer();
  for (const received_at of [THREE, TWO]) await dealer.save({ handling: 'held', received_at });
  const held = { key: 'held-leads', kind: 'held-leads', target: '', count: 2, since: TWO };
  expect(await dealer.find()).toMatchObject([
    { ...held, leads: [TWO, THREE].map((received_at) => ({ received_at, problem: '' })) },
  ]);
});

test('the leads that wait are counted only where a target fails', async () => {
  const { store } = await openDealer();
  const listPending = vi.fn<typeof store.listPending>();
  const spied = { ...store, listPending };
  expect(await findTroubles('example', { store: spied, targets: ['crm'], now: NOW })).toEqual([]);
  expect(listPending).not.toHaveBeenCalled();
});

describe('a target that fails while leads wait', () => {
  const failing = async (failing_since: string | null, targets?: readonly string[]) => {
    const dealer = await openDealer(targets);
    await dealer.store.setHealth('example', { target: 'crm', failures: 1, failing_since });
    return dealer;
  };

  test.each([
    [HOUR - 1, 0],
    [HOUR, 1],
    [HOUR + 1, 1],
  ])('for %i ms is %i trouble: before an hour it may just be restarting', async (ms, count) => {
    const dealer = await failing(before(ms));
    await dealer.save();
    expect(await dealer.find()).toHaveLength(count);
  });

  test('is told with the leads that wait, since it fails', async () => {
    const dealer = await failing(ONE);
    for (let n = 0; n < 11; n++) await dealer.save({ payload: { car_name: '2021 Toyota Corolla' } });
    const trouble = { key: 'failing-target crm', kind: 'failing-target', target: 'crm', since: ONE };
    const [found] = await dealer.find();
    expect(found).toMatchObject({ ...trouble, count: 11 });
    expect(found?.leads.map(({ car }) => car)).toEqual(Array(10).fill('2021 Toyota Corolla'));
  });

  test('is none when no lead waits', async () => expect(await (await failing(ONE)).find()).toEqual([]));

  test('is none when it is configured no more', async () => {
    const dealer = await failing(ONE, ['mail']);
    await dealer.save();
    expect(await dealer.find()).toEqual([]);
  });

  test('is none when it has answered', async () => {
    const dealer = await failing(null);
    await dealer.save();
    expect(await dealer.find()).toEqual([]);
  });

  test('is a trouble for each', async () => {
    const dealer = await failing(ONE);
    await dealer.store.setHealth('example', { target: 'mail', failures: 1, failing_since: TWO });
    await dealer.save();
    expect((await dealer.find()).map(({ key, since }) => [key, since]).toSorted()).toEqual([
      ['failing-target crm', ONE],
      ['failing-target mail', TWO],
    ]);
  });
});
