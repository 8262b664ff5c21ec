import { describe, expect, test, vi } from 'vitest';
import type { Alert } from '#leads/alerts/alert-channels.ts';
import { sendAlerts } from '#leads/alerts/send-alerts.ts';
import type { Lead } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const START = Date.parse('2026-11-21T00:00:00.000Z');
const DAY = 24 * 60 * 60_000;
type Channel = 'email' | 'webhook';

/** A dealer whose staff is reached by these channels, except those that are down. */
async function openDealer(channels: readonly Channel[] = ['email']) {
  const opened = await openEmptyStore();
  const saveNotice = vi.fn(opened.saveNotice);
  const store = { ...opened, saveNotice };
  const sent: [Channel, Alert][] = [];
  const lines: string[] = [];
  const down = new Map<Channel, unknown>();
  let time = START;
  const context = {
    store,
    dealer: { dealer: 'example', name: 'Example Motors', timeZone: 'Australia/Brisbane' },
    targets: ['crm'],
    channels: channels.map((name) => ({
      name,
      send: (alert: Alert) => {
        if (down.has(name)) return Promise.reject(down.get(name));
        sent.push([name, alert]);
        return Promise.resolve();
      },
    })),
    now: () => new Date(time),
    log: (line: string) => lines.push(line),
  };
  return {
    store,
    lines,
    down,
    /** Some time passes, then the alerts are sent; what reached the staff. */
    check: async (ms = 60_000) => {
      time += ms;
      await sendAlerts(context);
      return sent.splice(0).map(([channel, { type, title }]) => `${channel}: ${type}: ${title}`);
    },
    checkAlerts: async () => {
      await sendAlerts(context);
      return sent.splice(0).map(([, alert]) => alert);
    },
    now: () => new Date(time).toISOString(),
    countWrites: () => saveNotice.mock.calls.length,
    hold: () => save(store, { handling: 'held' }),
    /** A lead waits for the target "crm", which has failed for a day. */
    failCrm: async () => {
      const failing_since = new Date(START - DAY).toISOString();
      await store.setHealth('example', { target: 'crm', failures: 5, failing_since });
      return save(store);
    },
    release: (id: string) => store.erase('example', id, new Date(time)),
    notices: () => store.notices('example'),
  };
}

async function save(store: LeadStore, over: Partial<Lead> = {}): Promise<string> {
  const lead = makeLead(over);
  await store.save(lead);
  return lead.id;
}

const HELD = 'leads.alert: 1 lead of Example Motors is waiting to be checked';
const held = (count: number) => `leads.alert: ${count} leads of Example Motors are waiting to be checked`;
const OVER = 'leads.recovered: Resolved: no lead of Example Motors is waiting to be checked';

test('an alert says what, of whom and when, and so does the end of it', async () => {
  const dealer = await openDealer();
  const id = await dealer.hold();
  const common = { site: 'example', name: 'Example Motors', trouble: 'held-leads', at: new Date(START) };
  const hex = expect.stringMatching(/^[0-9a-f]{32}$/);
  const [alert] = await dealer.checkAlerts();
  expect(alert).toEqual({
    ...common,
    type: 'leads.alert',
    id: hex,
    title: '1 lead of Example Motors is waiting to be checked',
    text: expect.stringContaining('--site example --state held'),
  });
  await dealer.release(id);
  const [end] = await dealer.checkAlerts();
  expect(end).toEqual({
    ...common,
    type: 'leads.recovered',
    id: hex,
    title: 'Resolved: no lead of Example Motors is waiting to be checked',
    text: 'The held leads of Example Motors have been delivered or erased.',
  });
  expect(end?.id).not.toBe(alert?.id);
});

test('without a channel nothing is noted: the staff may be told once there is one', async () => {
  const dealer = await openDealer([]);
  await dealer.hold();
  expect(await dealer.check()).toEqual([]);
  expect(await dealer.notices()).toEqual([]);
});

test('without a channel the end of a trouble waits until there is one', async () => {
  const dealer = await openDealer([]);
  const notice = { key: 'held-leads', sent_at: dealer.now(), count: 1, channels: ['email'] };
  await dealer.store.saveNotice('example', notice);
  await dealer.check();
  expect(await dealer.notices()).toEqual([notice]);
});

test('a trouble is told once, and its end once', async () => {
  const dealer = await openDealer(['email', 'webhook']);
  const id = await dealer.hold();
  expect(await dealer.check()).toEqual([`email: ${HELD}`, `webhook: ${HELD}`]);
  expect(await dealer.notices()).toEqual([
    { key: 'held-leads', sent_at: dealer.now(), count: 1, channels: ['email', 'webhook'] },
  ]);
  expect(await dealer.check(2 * DAY)).toEqual([]);
  expect(dealer.countWrites()).toBe(1);
  await dealer.release(id);
  expect(await dealer.check()).toEqual([`email: ${OVER}`, `webhook: ${OVER}`]);
  expect(await dealer.notices()).toEqual([]);
  expect(await dealer.check()).toEqual([]);
  expect(dealer.lines).toEqual([]);
});

test('notices that are not about troubles are left alone', async () => {
  const dealer = await openDealer();
  const others = [
    'report 2026-11',
    'scrub-due',
    'held-leads of others',
    'our dead-letters',
    'failing-target',
  ];
  for (const key of others)
    await dealer.store.saveNotice('example', { key, sent_at: dealer.now(), count: 1, channels: ['email'] });
  expect(await dealer.check()).toEqual([]);
  expect((await dealer.notices()).map(({ key }) => key).toSorted()).toEqual(others.toSorted());
});

describe('a trouble that grows', () => {
  test.each([
    [DAY - 1, []],
    [DAY, [`email: ${held(2)}`]],
  ])('after %i ms is told: %j', async (ms, told) => {
    const dealer = await openDealer();
    await dealer.hold();
    await dealer.check();
    await dealer.hold();
    expect(await dealer.check(ms)).toEqual(told);
  });

  test('is told again a day after it was last told', async () => {
    const dealer = await openDealer();
    await dealer.hold();
    await dealer.check();
    await dealer.hold();
    await dealer.check(DAY);
    await dealer.hold();
    expect(await dealer.check(DAY - 1)).toEqual([]);
    expect(await dealer.check(1)).toEqual([`email: ${held(3)}`]);
  });

  test('after it had shrunk is told from there', async () => {
    const dealer = await openDealer();
    const ids = [await dealer.hold(), await dealer.hold(), await dealer.hold()];
    await dealer.check();
    for (const id of ids.slice(1)) await dealer.release(id);
    expect(await dealer.check(DAY)).toEqual([]);
    expect(await dealer.notices()).toMatchObject([{ count: 1, channels: ['email'] }]);
    await dealer.hold();
    expect(await dealer.check()).toEqual([`email: ${held(2)}`]);
  });

  test('is told only once if it is a target: that more leads wait there is no news', async () => {
    const dealer = await openDealer();
    const title = 'leads.alert: The target "crm" of Example Motors takes no leads';
    await dealer.failCrm();
    expect(await dealer.check()).toEqual([`email: ${title}`]);
    await save(dealer.store);
    expect(await dealer.check(2 * DAY)).toEqual([]);
  });
});

describe('a channel that is down', () => {
  test('is named in the log with the reason, and is tried again with the same id', async () => {
    const dealer = await openDealer(['email', 'webhook']);
    dealer.down.set('webhook', new Error('answered 500'));
    await dealer.hold();
    const [first] = await dealer.checkAlerts();
    expect(dealer.lines).toEqual([
      'leads: example: alert "1 lead of Example Motors is waiting to be checked" was not sent by webhook: answered 500.',
    ]);
    expect(await dealer.notices()).toMatchObject([{ channels: ['email'] }]);
    dealer.down.clear();
    const [second, ...more] = await dealer.checkAlerts();
    expect([second?.id, more]).toEqual([first?.id, []]);
    expect(await dealer.notices()).toMatchObject([{ channels: ['email', 'webhook'] }]);
  });

  test('that gives no reason has failed', async () => {
    const dealer = await openDealer();
    dealer.down.set('email', 'a text');
    await dealer.hold();
    await dealer.check();
    expect(dealer.lines).toEqual([expect.stringMatching(/ was not sent by email: failed\.$/)]);
  });

  test('leaves no notice if it is the only one', async () => {
    const dealer = await openDealer();
    dealer.down.set('email', new Error('down'));
    const id = await dealer.hold();
    expect(await dealer.check()).toEqual([]);
    expect(await dealer.notices()).toEqual([]);
    await dealer.release(id);
    dealer.down.clear();
    expect(await dealer.check()).toEqual([]);
  });

  test('is told of the end when it is up again, and nobody twice', async () => {
    const dealer = await openDealer(['email', 'webhook']);
    const id = await dealer.hold();
    await dealer.check();
    await dealer.release(id);
    dealer.down.set('webhook', new Error('down'));
    expect(await dealer.check()).toEqual([`email: ${OVER}`]);
    expect(await dealer.notices()).toMatchObject([{ key: 'held-leads', count: 1, channels: ['webhook'] }]);
    const writes = dealer.countWrites();
    expect(await dealer.check()).toEqual([]);
    expect(await dealer.notices()).toMatchObject([{ channels: ['webhook'] }]);
    expect(dealer.countWrites()).toBe(writes);
    dealer.down.clear();
    expect(await dealer.check()).toEqual([`webhook: ${OVER}`]);
    expect(await dealer.notices()).toEqual([]);
  });

  test('hears nothing of the end of what it was not told', async () => {
    const dealer = await openDealer(['email', 'webhook']);
    dealer.down.set('webhook', new Error('down'));
    const id = await dealer.hold();
    await dealer.check();
    await dealer.release(id);
    dealer.down.clear();
    expect(await dealer.check()).toEqual([`email: ${OVER}`]);
    expect(await dealer.notices()).toEqual([]);
  });
});

test('messages about other times and other dealers have other ids', async () => {
  const ids: (string | undefined)[] = [];
  const dealer = await openDealer();
  for (const _ of [1, 2]) {
    const id = await dealer.hold();
    ids.push((await dealer.checkAlerts())[0]?.id);
    await dealer.release(id);
    ids.push((await dealer.checkAlerts())[0]?.id);
    await dealer.check(1);
  }
  expect(new Set(ids).size).toBe(4);
});

test('the end of a trouble is told while another goes on', async () => {
  const dealer = await openDealer();
  const id = await dealer.hold();
  await dealer.failCrm();
  expect(await dealer.check()).toHaveLength(2);
  await dealer.release(id);
  expect(await dealer.check()).toEqual([`email: ${OVER}`]);
  expect(await dealer.notices()).toMatchObject([{ key: expect.stringContaining('crm') }]);
});

test('the ends of two troubles that were told at once are two messages', async () => {
  const dealer = await openDealer();
  const id = await dealer.hold();
  const waiting = await dealer.failCrm();
  expect(await dealer.checkAlerts()).toHaveLength(2);
  for (const each of [id, waiting]) await dealer.release(each);
  const ends = await dealer.checkAlerts();
  expect(new Set(ends.map((end) => end.id)).size).toBe(2);
});
