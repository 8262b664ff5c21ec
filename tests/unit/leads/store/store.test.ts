import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Handling } from '#leads/intake/lead.ts';
import { countRecords } from '#leads/store/blobs/blob-store.ts';
import { asCounts, asEvent, asHealth, asPending } from '#leads/store/rows.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

describe.each(LEAD_STORES)('a lead store in %s', (_, open) => {
  test('gives back what was stored, also to another process', async () => {
    const { store, reopen } = await open();
    const lead = makeLead();
    await store.save(lead);
    expect(await store.find('example', lead.id)).toEqual(lead);
    expect(await reopen().find('example', lead.id)).toEqual(lead);
  });

  test('gives back every text, and keys in their order', async () => {
    const { store } = await open();
    const payload = {
      z: 'a\u0000b',
      a: '\u{1f697} \u2028 "',
      m: [1e21, -0.5, null, { b: 1, a: 2 }],
      '': '\\',
    };
    const lead = makeLead({ payload });
    await store.save(lead);
    expect(JSON.stringify(await store.find('example', lead.id))).toBe(JSON.stringify(lead));
    const [record] = await store.lease('example', { now: new Date(), until: new Date(), limit: 1 });
    expect(JSON.stringify(record?.lead)).toBe(JSON.stringify(lead));
    expect(await store.find('example', 'a\u0000b')).toBeUndefined();
  });

  test('keeps dealers apart', async () => {
    const { store } = await open();
    const lead = makeLead({ site: 'one' });
    await store.save(lead);
    expect(await store.find('two', lead.id)).toBeUndefined();
    expect(await store.listPending('two')).toEqual([]);
    expect(await store.listPending('one')).toHaveLength(1);
  });

  test.each([
    ['deliver', 1],
    ['held', 0],
    ['spam', 0],
  ] as const)('%s: %i to be delivered', async (handling, count) => {
    const { store } = await open();
    const lead = makeLead({ handling });
    await store.save(lead);
    expect(await store.listPending('example')).toHaveLength(count);
    expect(await store.find('example', lead.id)).toEqual(lead);
  });

  test('a delivery is due when the lead comes, the first come first', async () => {
    const { store } = await open();
    const late = makeLead({ received_at: '2026-11-21T02:00:00.000Z' });
    const early = makeLead({ received_at: '2026-11-21T01:00:00.000Z' });
    await Promise.all([store.save(late), store.save(early)]);
    expect(await store.listPending('example')).toEqual([
      { id: early.id, due_at: early.received_at, tries: 0 },
      { id: late.id, due_at: late.received_at, tries: 0 },
    ]);
  });

  test('a lead that is there already stays as it is', async () => {
    const { store } = await open();
    const lead = makeLead();
    await store.save(lead);
    await store.save({ ...lead, received_at: '2026-11-22T00:00:00.000Z' });
    expect(await store.find('example', lead.id)).toEqual(lead);
    expect(await store.listPending('example')).toEqual([{ id: lead.id, due_at: lead.received_at, tries: 0 }]);
  });

  test('many at once are all stored', async () => {
    const { store, reopen } = await open();
    const leads = Array.from({ length: 40 }, () => makeLead());
    await Promise.all(leads.map((lead) => store.save(lead)));
    const other = reopen();
    expect(await Promise.all(leads.map(({ id }) => other.find('example', id)))).toEqual(leads);
  });

  test('a claim belongs to the first owner, and stays theirs', async () => {
    const { store, reopen } = await open();
    const claim = { key: 'a', until: new Date(Date.now() + 60_000) };
    expect(await store.claim({ ...claim, owner: 'first' })).toBe('first');
    expect(await reopen().claim({ ...claim, owner: 'second' })).toBe('first');
    expect(await store.claim({ ...claim, owner: 'first' })).toBe('first');
    expect(await store.claim({ ...claim, key: 'b', owner: 'second' })).toBe('second');
  });

  test('a claim that is over is free for the next owner alone', async () => {
    const { store, reopen } = await open();
    const [over, until] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
    await store.claim({ key: 'a', owner: 'first', until: over });
    expect(await store.claim({ key: 'a', owner: 'second', until })).toBe('second');
    expect(await reopen().claim({ key: 'a', owner: 'third', until })).toBe('second');
  });

  test('tracked events are listed in order', async () => {
    const { store } = await open();
    const event = { site: 'example', kind: 'phone-reveal', details: { car_id: 'c1' } } as const;
    await store.track({ ...event, at: '2026-11-21T00:00:01.000Z' });
    await store.track({ ...event, at: '2026-11-21T00:00:02.000Z' });
    await store.track({ ...event, site: 'other', at: '2026-11-21T00:00:02.000Z' });
    expect((await store.listTrackedEvents('example')).map(({ at }) => at)).toEqual([
      '2026-11-21T00:00:01.000Z',
      '2026-11-21T00:00:02.000Z',
    ]);
  });

  test('tracked events are erased up to a time, dealer by dealer', async () => {
    const { store } = await open();
    const event = { site: 'example', kind: 'phone-reveal', details: {} } as const;
    await store.track({ ...event, at: '2026-11-21T00:00:01.000Z' });
    await store.track({ ...event, at: '2026-11-21T00:00:02.000Z' });
    await store.track({ ...event, site: 'other', at: '2026-11-21T00:00:01.000Z' });
    expect(await store.eraseTrackedEvents('example', new Date('2026-11-21T00:00:02.000Z'))).toBe(1);
    expect((await store.listTrackedEvents('example')).map(({ at }) => at)).toEqual([
      '2026-11-21T00:00:02.000Z',
    ]);
    expect(await store.listTrackedEvents('other')).toHaveLength(1);
  });

  test('tracked events of one moment are all kept', async () => {
    const { store } = await open();
    const event = { site: 'example', kind: 'phone-reveal', at: '2026-11-21T00:00:01.000Z' } as const;
    const cars = ['c1', 'c2'];
    for (const car_id of cars) await store.track({ ...event, details: { car_id } });
    const kept = await store.listTrackedEvents('example');
    expect(kept.map(({ details }) => details.car_id).sort()).toEqual(cars);
  });

  test('runs work that must not run twice at once, and says that it ran', async () => {
    const { store } = await open();
    let runs = 0;
    const ran = await store.runExclusively('upkeep', () => {
      runs += 1;
      return Promise.resolve();
    });
    expect([ran, runs]).toEqual([true, 1]);
  });

  test('knows the dealers that have leads', async () => {
    const { store } = await open();
    expect(await store.listSites()).toEqual([]);
    for (const site of ['two', 'one', 'two']) await store.save(makeLead({ site }));
    expect((await store.listSites()).sort()).toEqual(['one', 'two']);
  });
});

const SITE = 'example';
const T0 = Date.parse('2026-11-21T00:00:00.000Z');
const at = (seconds: number) => new Date(T0 + seconds * 1000);

const STEPS = ['delivered', 'refused', 'failed', 'settled', 'postponed', 'redelivered', 'erased'] as const;
type Step = (typeof STEPS)[number];

/** Keeps a lead and lets these things happen to it. */
async function live(store: LeadStore, handling: Handling, steps: readonly Step[], site = SITE) {
  const lead = makeLead({ site, handling, received_at: at(steps.length).toISOString() });
  await store.save(lead);
  for (const step of steps) await happen(store, site, lead.id, step);
}

async function happen(store: LeadStore, site: string, id: string, step: Step): Promise<void> {
  if (step === 'settled') await store.settle(site, id, undefined);
  else if (step === 'postponed') await store.settle(site, id, { due_at: at(90).toISOString(), tries: 1 });
  else if (step === 'redelivered') await store.redeliver(site, id, at(50));
  else if (step === 'erased') await store.erase(site, id, at(60));
  else
    await store.recordAttempt(site, id, { target: step, at: at(5).toISOString(), outcome: step, note: '' });
}

describe.each(LEAD_STORES)('leads in %s', (name, open) => {
  test('are counted by state, for one dealer', async () => {
    const { store } = await open();
    await live(store, 'deliver', ['failed', 'postponed']);
    await live(store, 'deliver', []);
    await live(store, 'deliver', ['delivered', 'settled']);
    await live(store, 'deliver', ['delivered', 'refused', 'settled']);
    await live(store, 'deliver', ['delivered', 'failed', 'postponed']);
    await live(store, 'deliver', ['settled']);
    await live(store, 'deliver', ['refused', 'settled', 'redelivered']);
    await live(store, 'deliver', ['refused', 'settled', 'erased']);
    await live(store, 'held', []);
    await live(store, 'held', ['redelivered', 'delivered', 'settled']);
    await live(store, 'spam', []);
    await live(store, 'deliver', [], 'another');
    expect(await store.countLeads(SITE)).toEqual({
      counts: { pending: 4, delivered: 2, dead: 1, held: 1, spam: 1, stranded: 1 },
      oldest_pending: at(0).toISOString(),
      next_due: at(0).toISOString(),
    });
  });

  test('are counted as one would by reading them all, whatever happened to them', async () => {
    const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: 5 });
    const life = fc.tuple(fc.constantFrom<Handling>('deliver', 'held', 'spam'), steps);
    await fc.assert(
      fc.asyncProperty(fc.array(life, { maxLength: 6 }), async (lives) => {
        const { store } = await open();
        for (const [handling, happened] of lives) await live(store, handling, happened);
        expect(await store.countLeads(SITE)).toEqual(await countRecords(store.listRecords(SITE)));
      }),
      { numRuns: name === 'sqlite' ? 30 : 3 },
    );
  });
});

const TEXT = '2026-11-21T00:00:01.000Z';

test.each([
  ['PostgreSQL', new Date(TEXT)],
  ['SQLite', TEXT],
])('the times of a row of %s are ISO texts', (_, time) => {
  expect(asPending({ id: 'a', due_at: time, tries: 1 })).toEqual({ id: 'a', due_at: TEXT, tries: 1 });
  expect(asHealth({ target: 'crm', failures: 1, failing_since: time }).failing_since).toBe(TEXT);
  expect(asHealth({ target: 'crm', failures: 0, failing_since: null }).failing_since).toBeNull();
  expect(asEvent({ id: 'a', at: time, event: 'erased', target: '', note: '' }).at).toBe(TEXT);
});

test('leads in none of the counted states are stranded', () => {
  const row = { total: 21, pending: 1, delivered: 2, dead: 3, held: 4, spam: 5, oldest_pending: TEXT };
  expect(asCounts(row)).toEqual({
    counts: { pending: 1, delivered: 2, dead: 3, held: 4, spam: 5, stranded: 6 },
    oldest_pending: TEXT,
    next_due: null,
  });
});
