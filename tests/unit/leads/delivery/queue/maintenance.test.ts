import { describe, expect, test } from 'vitest';
import { runMaintenance } from '#leads/delivery/queue/maintenance.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

const NOW = Date.parse('2026-11-21T00:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEEP = { retentionDays: 730, spamRetentionDays: 30, revealRetentionDays: 400 };
const ago = (ms: number) => new Date(NOW - ms).toISOString();

/** A dealer's store with leads; those of a stranded one have lost their delivery. */
async function openDealer(leads: readonly Lead[], stranded: readonly Lead[] = []) {
  const [[, sqlite]] = LEAD_STORES;
  const { store } = await sqlite();
  for (const lead of [...leads, ...stranded]) await store.save(lead);
  for (const { site, id } of stranded) await store.settle(site, id, undefined);
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
    now: () => new Date(NOW),
    random: () => 0.5,
    log: () => {},
  };
  return {
    store,
    forgotten,
    run: () => runMaintenance(context, KEEP),
    listIds: async () => {
      const records = await Array.fromAsync(store.listRecords('example'));
      return records.map(({ lead }) => lead.id).sort();
    },
    notices: () => store.notices('example'),
  };
}
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);

test('a store in order is left alone', async () => {
  const dealer = await openDealer([makeLead({ received_at: ago(DAY) })]);
  const before = await dealer.store.listPending('example');
  expect(await dealer.run()).toEqual({ started: 0, erased: 0, held: undefined });
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
    const dealer = await openDealer([], [lead]);
    expect(await dealer.run()).toMatchObject({ started });
    expect(await dealer.store.listPending('example')).toHaveLength(started);
  },
);

test('every delivery that is missing is started', async () => {
  const stranded = [makeLead({ received_at: ago(DAY) }), makeLead({ received_at: ago(DAY) })];
  const dealer = await openDealer([makeLead()], stranded);
  expect(await dealer.run()).toMatchObject({ started: 2 });
});

describe('held leads', () => {
  test('are counted, with the time of the oldest', async () => {
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

  test('that are erased wait no more', async () => {
    const dealer = await openDealer([makeLead({ handling: 'held', received_at: ago(731 * DAY) })]);
    expect(await dealer.run()).toEqual({ started: 0, erased: 1, held: undefined });
  });
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
  const dealer = await openDealer([], [makeLead({ received_at: ago(731 * DAY) })]);
  expect(await dealer.run()).toEqual({ started: 0, erased: 1, held: undefined });
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
