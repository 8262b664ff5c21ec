import { describe, expect, test, vi } from 'vitest';
import { describeRecovery, describeTrouble } from '#leads/alerts/describe-trouble.ts';
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

const DEALER = { dealer: 'example', name: 'Example Motors', timeZone: 'Australia/Brisbane' };
const SINCE = '2026-11-21T00:04:00.000Z';
const told = (kind: 'dead-letters' | 'held-leads' | 'failing-target', count: number, target = '') =>
  describeTrouble({ key: kind, kind, target, count, since: SINCE, leads: [] }, DEALER);

test.each([
  [1, '1 lead'],
  [2, '2 leads'],
])('of %i dead letters the staff reads since when, why, and how they are sent again', (count, leads) => {
  expect(told('dead-letters', count)).toEqual({
    title: `${leads} of Example Motors could not be delivered`,
    text: `${leads} of Example Motors could not be delivered since 10.04am on Saturday 21 November: a target refused them, or did not take them in three days. They are stored, and nothing tries to send them any more.

Read them:  npm run leads -- list --site example --state dead
Send again: npm run leads -- redeliver --site example --state dead`,
  });
});

test.each([
  [1, '1 lead', 'is'],
  [2, '2 leads', 'are'],
])('of %i held leads it reads since when, why, and how they are released', (count, leads, are) => {
  expect(told('held-leads', count)).toEqual({
    title: `${leads} of Example Motors ${are} waiting to be checked`,
    text: `${leads} of Example Motors ${are} waiting because no captcha verified them. The oldest has waited since 10.04am on Saturday 21 November.

Read them:   npm run leads -- list --site example --state held
Deliver all: npm run leads -- redeliver --site example --state held`,
  });
});

test.each([
  [1, '1 lead is'],
  [2, '2 leads are'],
])('of a target for which %i wait it reads since when, and how to learn why', (count, leads) => {
  expect(told('failing-target', count, 'crm')).toEqual({
    title: 'The target "crm" of Example Motors takes no leads',
    text: `The target "crm" of Example Motors has failed since 10.04am on Saturday 21 November. ${leads} waiting: each is tried for three days, and all are sent when the target works again.

What it answers: npm run leads -- list --site example --state pending, then show <id>`,
  });
});

test('it names the leads, without anything about people, and the page for operators where there is one', () => {
  const lead = {
    id: 'a1',
    form: 'enquiry',
    received_at: SINCE,
    car: '2021 Toyota Corolla',
    problem: 'crm answered 422',
  };
  const leads = [lead, { ...lead, id: 'b2', form: 'service', car: '', problem: '' }];
  const trouble = {
    key: 'dead-letters',
    kind: 'dead-letters',
    target: '',
    count: 5,
    since: SINCE,
    leads,
  } as const;
  const operationsUrl = 'https://ops.example.net/operations/';
  expect(
    describeTrouble(trouble, { ...DEALER, operationsUrl }).text,
  ).toContain(`in three days. They are stored, and nothing tries to send them any more.

- enquiry, 10.04am on Saturday 21 November, 2021 Toyota Corolla: crm answered 422 (a1)
- service, 10.04am on Saturday 21 November (b2)
- and 3 more

All dealers: https://ops.example.net/operations/

Read them:`);
});

test.each([
  [
    'dead-letters',
    'Resolved: no lead of Example Motors is undelivered',
    'The leads of Example Motors that could not be delivered have been sent again or erased.',
  ],
  [
    'held-leads',
    'Resolved: no lead of Example Motors is waiting to be checked',
    'The held leads of Example Motors have been delivered or erased.',
  ],
  [
    'failing-target crm',
    'Resolved: the target "crm" of Example Motors works',
    'The target "crm" of Example Motors has answered again, or no lead is waiting for it any more.',
  ],
])('when %s is over: %s', (key, title, text) => {
  expect(describeRecovery(key, DEALER)).toEqual({ title, text });
});
