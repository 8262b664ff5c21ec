import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OUTBOX_RETENTION_MS, openOutbox, type UnsentMessage } from '#leads/outbox/outbox.ts';

const unsent = (key: string, saved_at: number): UnsentMessage => ({
  key,
  saved_at,
  event: { eventId: 22 },
  success: 'General Enquiry',
  path: '/api/lead',
  body: {
    form: 'contact',
    key,
    url: 'https://example.com/contact/',
    user_agent: 'test',
    source: 'Website',
    lead_attributes: { visited_pages: [], linked_query_params: {} },
    userData: { name: 'Ada' },
    sent_at: '2026-11-21T00:00:00.000Z',
  },
});
const opened = () => openOutbox(crypto.randomUUID());

test('what is saved waits, the oldest first, and in another tab too', async () => {
  const name = crypto.randomUUID();
  const outbox = await openOutbox(name);
  await outbox.save(unsent('b', 2));
  await outbox.save(unsent('a', 1));
  const other = await openOutbox(name);
  expect((await other.listWaiting(3)).map(({ key }) => key)).toEqual(['a', 'b']);
  expect(await other.listWaiting(3)).toEqual([unsent('a', 1), unsent('b', 2)]);
});

test('a lead is taken out by one of many only', async () => {
  const name = crypto.randomUUID();
  const tabs = await Promise.all([openOutbox(name), openOutbox(name), openOutbox(name)]);
  await tabs[0]?.save(unsent('a', 1));
  const taken = await Promise.all(tabs.map((tab) => tab.take('a')));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await tabs[0]?.listWaiting(2)).toEqual([]);
});

test('taking out one leaves the others', async () => {
  const outbox = await opened();
  await outbox.save(unsent('a', 1));
  await outbox.save(unsent('b', 2));
  expect(await outbox.take('a')).toBe(true);
  expect(await outbox.listWaiting(3)).toEqual([unsent('b', 2)]);
});

test('saving the same form again replaces its earlier values', async () => {
  const outbox = await opened();
  await outbox.save(unsent('a', 1));
  await outbox.save(unsent('a', 2));
  expect(await outbox.listWaiting(3)).toEqual([unsent('a', 2)]);
});

test.each([
  [OUTBOX_RETENTION_MS, 1],
  [OUTBOX_RETENTION_MS + 1, 0],
])('after %i ms %i of it waits: 7 days, and not a moment longer', async (later, count) => {
  const outbox = await opened();
  await outbox.save(unsent('a', 0));
  expect(await outbox.listWaiting(later)).toHaveLength(count);
  expect(await outbox.listWaiting(0)).toHaveLength(count);
});

test('clearing empties it', async () => {
  const outbox = await opened();
  await outbox.save(unsent('a', 1));
  await outbox.clear();
  expect(await outbox.listWaiting(2)).toEqual([]);
});

describe('a browser without storage remembers it for the page', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('until it is taken out, once', async () => {
    const outbox = await opened();
    await outbox.save(unsent('a', 1));
    expect(await outbox.listWaiting(2)).toEqual([unsent('a', 1)]);
    expect(await outbox.take('a')).toBe(true);
    expect(await outbox.take('a')).toBe(false);
    expect(await outbox.listWaiting(2)).toEqual([]);
  });

  test('the oldest first, and none for more than 7 days', async () => {
    const outbox = await opened();
    for (const [key, savedAt] of [
      ['b', 2],
      ['c', 3],
      ['a', 1],
    ] as const)
      await outbox.save(unsent(key, savedAt));
    const keysAt = async (now: number) => (await outbox.listWaiting(now)).map(({ key }) => key);
    expect(await keysAt(3)).toEqual(['a', 'b', 'c']);
    expect(await keysAt(OUTBOX_RETENTION_MS + 2)).toEqual(['b', 'c']);
  });

  test('until it is cleared', async () => {
    const outbox = await opened();
    await outbox.save(unsent('a', 1));
    await outbox.clear();
    expect(await outbox.listWaiting(2)).toEqual([]);
  });
});
