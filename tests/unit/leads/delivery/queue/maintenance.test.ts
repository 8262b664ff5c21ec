import { describe, expect, test } from 'vitest';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import { readRefusal } from '#leads/erasure/erasure-guard.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEEP = { retentionDays: 730, spamRetentionDays: 30, revealRetentionDays: 400 };
const ago = (ms: number) => new Date(NOW - ms).toISOString();
const many = (count: number, over: Partial<Lead>) => Array.from({ length: count }, () => makeLead(over));

interface Leads {
  readonly pending?: readonly Lead[];
  /** They have lost their delivery. */
  readonly stranded?: readonly Lead[];
}

/** A dealer that was built yesterday, with leads that were delivered, are held or spam, and others. */
async function openDealer(leads: readonly Lead[], { pending = [], stranded = [] }: Leads = {}) {
  const store = await openEmptyStore();
  await Promise.all([...leads, ...stranded, ...pending].map((lead) => store.save(lead)));
  for (const { site, id, handling, received_at: at } of leads) {
    if (handling !== 'deliver') continue;
    await store.recordAttempt(site, id, { target: 'file', at, outcome: 'delivered', note: '' });
    await store.settle(site, id, undefined);
  }
  for (const { site, id } of stranded) await store.settle(site, id, undefined);
  let time = NOW;
  const forgotten: string[] = [];
  const context = {
    store,
    dealer: makeSiteFacts(),
    targets: [
      {
        name: 'file',
        send: () => Promise.reject(new Error('nothing is sent')),
        forget: (_: string, id: string) => {
          forgotten.push(id);
          return Promise.resolve();
        },
      },
    ],
    isRouted: () => true,
    now: () => new Date(time),
    random: () => 0.5,
    log: () => {},
  };
  return {
    store,
    forgotten,
    run: ({ at = NOW, builtAt = ago(DAY), force = false } = {}) => {
      time = at;
      return runMaintenance(context, { leads: KEEP, builtAt }, { force });
    },
    listIds: async () => {
      const records = await Array.fromAsync(store.listRecords('example'));
      return records.map(({ lead }) => lead.id).sort();
    },
    notices: async () => (await store.notices('example')).filter(({ key }) => key !== 'maintenance'),
  };
}
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);

test('a store in order is left alone', async () => {
  const dealer = await openDealer([], { pending: [makeLead({ received_at: ago(DAY) })] });
  const before = await dealer.store.listPending('example');
  expect(await dealer.run()).toEqual({ started: 0, erased: 0, refusal: undefined, held: undefined });
  expect(await dealer.store.listPending('example')).toEqual(before);
  expect(await dealer.notices()).toEqual([]);
});

test.each([
  [10 * MINUTE - 1, 0],
  [10 * MINUTE, 0],
  [10 * MINUTE + 1, 1],
])(
  'of leads of %i ms without a delivery, %i is started: a younger one may be between two writes',
  async (age, started) => {
    const lead = makeLead({ received_at: ago(age) });
    const dealer = await openDealer([], { stranded: [lead] });
    expect(await dealer.run()).toMatchObject({ started });
    expect(await dealer.store.listPending('example')).toHaveLength(started);
  },
);

test('held leads are counted, with the time of the oldest', async () => {
  const dealer = await openDealer([
    makeLead({ handling: 'held', received_at: ago(DAY) }),
    makeLead({ handling: 'held', received_at: ago(3 * DAY) }),
    makeLead({ handling: 'held', received_at: ago(2 * DAY) }),
    makeLead({ received_at: ago(4 * DAY) }),
    makeLead({ handling: 'spam', received_at: ago(5 * DAY) }),
  ]);
  expect((await dealer.run()).held).toEqual({ count: 3, since: ago(3 * DAY) });
  expect(await dealer.listIds()).toHaveLength(5);
});

test.each([
  ['deliver', 730],
  ['held', 730],
  ['spam', 30],
] as const)('a lead to %s is kept for %i days, and not a moment longer', async (handling, days) => {
  const kept = makeLead({ handling, received_at: ago(days * DAY) });
  const expired = makeLead({ handling, received_at: ago(days * DAY + 1) });
  const dealer = await openDealer([kept, expired]);
  expect(await dealer.run()).toMatchObject({ erased: 1 });
  expect(await dealer.listIds()).toEqual([kept.id]);
  expect(dealer.forgotten).toEqual([expired.id]);
});

test('an expired lead is not started again', async () => {
  const dealer = await openDealer([], { stranded: [makeLead({ received_at: ago(731 * DAY) })] });
  expect(await dealer.run()).toMatchObject({ started: 0, erased: 1 });
});

test('what belongs to an expired enquiry goes before it, and is not counted', async () => {
  const enquiry = makeLead({ received_at: ago(731 * DAY) });
  const [offer, other] = [
    makeLead({ form: 'trade-in-offer', payload: { lead_id: enquiry.id } }),
    makeLead({ form: 'trade-in-offer', payload: { lead_id: 'a'.repeat(32) } }),
  ];
  const dealer = await openDealer([enquiry, offer, other]);
  expect(await dealer.run()).toMatchObject({ erased: 1 });
  expect(dealer.forgotten).toEqual(idsOf([offer, enquiry]));
  expect(await dealer.listIds()).toEqual([other.id]);
});

test('a lead that is still to be delivered is kept, however old, and what belongs to another too', async () => {
  const enquiry = makeLead({ received_at: ago(731 * DAY) });
  const offer = makeLead({ form: 'trade-in-offer', payload: { lead_id: enquiry.id } });
  const waiting = makeLead({ received_at: ago(3000 * DAY) });
  const dealer = await openDealer([enquiry], { pending: [offer, waiting] });
  expect(await dealer.run()).toMatchObject({ erased: 1 });
  expect(await dealer.listIds()).toEqual(idsOf([offer, waiting]).sort());
});

describe('leads are not erased', () => {
  const old = { received_at: ago(731 * DAY) };
  const clock = (count: number) => ({ erased: 0, refusal: { reason: 'clock', count } });
  const amount = (count: number) => ({ erased: 0, refusal: { reason: 'amount', count } });

  test.each([
    ['two days after the last build', { builtAt: ago(2 * DAY) }, [], { erased: 1 }],
    ['later', { builtAt: ago(2 * DAY + 1) }, [], clock(1)],
    [
      'two days after the newest lead',
      { builtAt: ago(9 * DAY) },
      [{ received_at: ago(2 * DAY) }],
      { erased: 1 },
    ],
    ['later than that', { builtAt: ago(9 * DAY) }, [{ received_at: ago(2 * DAY + 1) }], clock(1)],
    ['by a clock 1100 days ahead', { at: NOW + 1100 * DAY }, many(19, {}), clock(20)],
    ['by force', { at: NOW + 1100 * DAY, force: true }, many(19, {}), { erased: 20 }],
  ])('%s: %j', async (_, run, others, outcome) => {
    const dealer = await openDealer([makeLead(old), ...others.map((over) => makeLead(over))]);
    expect(await dealer.run(run)).toMatchObject(outcome);
  });

  test('two days after the last maintenance, which one of a wrong clock is not', async () => {
    const dealer = await openDealer([makeLead({ received_at: ago(728 * DAY) })]);
    await dealer.run({ at: NOW + DAY });
    await dealer.run({ at: NOW + 1100 * DAY });
    expect(await dealer.run({ at: NOW + 3 * DAY + 1 })).toMatchObject(clock(1));
    expect(await dealer.run({ at: NOW + 3 * DAY })).toMatchObject({ erased: 1 });
  });

  test.each([
    ['five of five', 5, 0, { erased: 5 }],
    ['six of six, which a clock that was behind dated', 6, 0, amount(6)],
    ['six of 119', 6, 113, amount(6)],
    ['six of 120: 5 %', 6, 114, { erased: 6 }],
    ['50 of 1000', 50, 950, { erased: 50 }],
    ['51 of 1100', 51, 1049, amount(51)],
  ])('all at once: %s', async (_, expired, others, outcome) => {
    const dealer = await openDealer(many(expired, old), { pending: many(others, {}) });
    expect(await dealer.run()).toMatchObject(outcome);
  });

  test('nor phone reveals, and the refusal is noted until the next run without one', async () => {
    const dealer = await openDealer(many(6, old));
    await dealer.store.track({ site: 'example', kind: 'phone-reveal', details: {}, at: ago(401 * DAY) });
    await dealer.run();
    expect(await dealer.store.listTrackedEvents('example')).toHaveLength(1);
    expect(await readRefusal(dealer.store, 'example')).toEqual({ reason: 'amount', count: 6 });
    await dealer.run({ force: true });
    expect(await readRefusal(dealer.store, 'example')).toBeNull();
    expect(await dealer.listIds()).toEqual([]);
  });

  test('but spam is, however much', async () => {
    const dealer = await openDealer(many(60, { handling: 'spam', received_at: ago(31 * DAY) }));
    expect(await dealer.run()).toMatchObject({ erased: 60 });
  });
});

describe('the store is marked for a scrub', () => {
  const mark = { key: 'scrub-due', sent_at: ago(0), count: 1, channels: [] };
  const reveal = (at: string) => ({ site: 'example', kind: 'phone-reveal', details: {}, at }) as const;

  test('after a lead was erased', async () => {
    const dealer = await openDealer([makeLead({ received_at: ago(731 * DAY) })]);
    await dealer.run();
    expect(await dealer.notices()).toEqual([mark]);
  });

  test('after a phone reveal was erased', async () => {
    const dealer = await openDealer([]);
    await dealer.store.track(reveal(ago(400 * DAY + 1)));
    await dealer.run();
    expect(await dealer.store.listTrackedEvents('example')).toEqual([]);
    expect(await dealer.notices()).toEqual([mark]);
  });

  test('not while reveals are kept: 400 days', async () => {
    const dealer = await openDealer([]);
    await dealer.store.track(reveal(ago(400 * DAY)));
    await dealer.run();
    expect(await dealer.store.listTrackedEvents('example')).toHaveLength(1);
    expect(await dealer.notices()).toEqual([]);
  });
});
