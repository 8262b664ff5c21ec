import { expect, test } from 'vitest';
import { markScrubDue, scrubIfDue } from '#leads/erasure/erase-leads.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';

const [EARLY, LATE] = [new Date('2026-11-21T05:00:00.000Z'), new Date('2026-11-21T06:00:00.000Z')];
const SITES = ['one', 'two'];
const MARK = { key: 'scrub-due', sent_at: EARLY.toISOString(), count: 1, channels: [] };
const ALERT = { ...MARK, key: 'dead-letters' };

/** A store that counts its scrubs; `during` happens while one is under way. */
async function openStore(during: (store: LeadStore) => Promise<void> = async () => {}) {
  const store = await openEmptyStore();
  let scrubs = 0;
  const counting = {
    saveNotice: store.saveNotice,
    notices: store.notices,
    deleteNotice: store.deleteNotice,
    async scrub() {
      scrubs += 1;
      await store.scrub();
      await during(store);
    },
  };
  return { store: counting, countScrubs: () => scrubs };
}

test('an erasure marks its dealer', async () => {
  const { store } = await openStore();
  await markScrubDue(store, 'one', EARLY);
  expect(await store.notices('one')).toEqual([MARK]);
  expect(await store.notices('two')).toEqual([]);
});

test('without an erasure nothing is scrubbed, whatever else the dealer was told', async () => {
  const { store, countScrubs } = await openStore();
  await store.saveNotice('one', ALERT);
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(0);
  expect(await store.notices('one')).toEqual([ALERT]);
});

test('erasures at several dealers are one scrub, after which nothing is due', async () => {
  const { store, countScrubs } = await openStore();
  await store.saveNotice('two', ALERT);
  for (const site of SITES) await markScrubDue(store, site, EARLY);
  await scrubIfDue(store, SITES);
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(1);
  expect([await store.notices('one'), await store.notices('two')]).toEqual([[], [ALERT]]);
});

test('an erasure at a dealer of another host is left to that host', async () => {
  const { store, countScrubs } = await openStore();
  await markScrubDue(store, 'elsewhere', EARLY);
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(0);
  expect(await store.notices('elsewhere')).toEqual([MARK]);
});

test.each([
  ['the same dealer', 'one', [['one', LATE]]],
  ['another dealer', 'two', [['two', LATE]]],
] as const)('an erasure at %s during a scrub is left to the next', async (_, site, left) => {
  const { store, countScrubs } = await openStore((open) => markScrubDue(open, site, LATE));
  await markScrubDue(store, 'one', EARLY);
  await scrubIfDue(store, SITES);
  const marks = await Promise.all(SITES.map(async (each) => [each, await store.notices(each)] as const));
  expect(marks.flatMap(([each, notices]) => notices.map(({ sent_at }) => [each, new Date(sent_at)]))).toEqual(
    left,
  );
  await scrubIfDue(store, SITES);
  expect(countScrubs()).toBe(2);
});

test('a scrub that failed is still due', async () => {
  const { store, countScrubs } = await openStore(() => Promise.reject(new Error('disk full')));
  await markScrubDue(store, 'one', EARLY);
  await expect(scrubIfDue(store, SITES)).rejects.toThrow('disk full');
  await expect(scrubIfDue(store, SITES)).rejects.toThrow('disk full');
  expect(countScrubs()).toBe(2);
  expect(await store.notices('one')).toEqual([MARK]);
});
