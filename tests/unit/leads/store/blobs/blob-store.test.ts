import type { Store } from '@netlify/blobs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryAttempt } from '#leads/intake/lead.ts';
import { createBlobStore } from '#leads/store/blobs/blob-store.ts';
import { createJsonBlobs, type JsonBlobs } from '#leads/store/blobs/json-blobs.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeMemoryBlobs } from '#tests/support/factories/make-memory-blobs.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

const [, [, openBlobs]] = LEAD_STORES;

test('names with slashes are the names of targets and notices, not folders', async () => {
  const { store } = await openBlobs();
  const health = { failures: 1, failing_since: null };
  await store.setHealth('example', { ...health, target: 'crm' });
  await store.setHealth('example', { ...health, target: 'crm/one' });
  expect((await store.health('example')).map(({ target }) => target).sort()).toEqual(['crm', 'crm/one']);
  const notice = { sent_at: '2026-11-21T00:00:00.000Z', count: 1, channels: [] };
  for (const key of ['failing-target crm', 'failing-target crm/one', '../report'])
    await store.saveNotice('example', { ...notice, key });
  await store.deleteNotice('example', 'failing-target crm');
  expect((await store.notices('example')).map(({ key }) => key).sort()).toEqual([
    '../report',
    'failing-target crm/one',
  ]);
});

test('there is nothing to scrub or to close', async () => {
  const { store } = await openBlobs();
  await store.save(makeLead());
  await expect(store.scrub()).resolves.toBeUndefined();
  await expect(store.close()).resolves.toBeUndefined();
  expect(await store.listSites()).toEqual(['example']);
});

const SITE = 'example';
const T0 = Date.parse('2026-11-21T00:00:00.000Z');
const at = (seconds: number) => new Date(T0 + seconds * 1000);
const textAt = (seconds: number) => at(seconds).toISOString();
const leadKey = (id: string) => `lead/${SITE}/${id}`;

let blobs: JsonBlobs;
let keys: () => string[];
let store: LeadStore;

beforeEach(() => {
  ({ blobs, keys } = makeMemoryBlobs());
  store = createBlobStore(blobs);
});

/** A lead with its delivery, due so many seconds later. */
async function keep(due = 0, id = makeLead().id) {
  const lead = makeLead({ id });
  await blobs.write(leadKey(id), lead);
  await blobs.write(`pending/${SITE}/${id}`, { id, due_at: textAt(due), tries: 0, lead });
  return lead;
}

const attempt = (outcome: DeliveryAttempt['outcome'], target: string, seconds: number): DeliveryAttempt => ({
  target,
  outcome,
  at: textAt(seconds),
  note: '',
});

const lease = (seconds: number, limit = 10) =>
  store.lease(SITE, { now: at(seconds), until: at(seconds + 60), limit });

const leaseIds = async (seconds: number, limit?: number) =>
  (await lease(seconds, limit)).map(({ lead }) => lead.id);

describe('whatever order blobs are listed in', () => {
  test('the first due is leased first, and of those due at once the one with the first id', async () => {
    const ids = ['d', 'c', 'b', 'a'];
    for (const id of ids) await keep(id === 'd' ? 1 : 2, id);
    expect(await leaseIds(2, 2)).toEqual(['d', 'a']);
    expect(await leaseIds(2)).toEqual(['b', 'c']);
  });

  test('receipts and history are listed by time', async () => {
    const { id } = await keep();
    for (const seconds of [3, 1, 2])
      await store.recordAttempt(SITE, id, attempt('delivered', `target ${seconds}`, seconds));
    const targets = ['target 1', 'target 2', 'target 3'];
    expect((await store.findRecord(SITE, id))?.receipts.map(({ target }) => target)).toEqual(targets);
    expect((await store.history(SITE)).map(({ target }) => target)).toEqual(targets);
    expect((await store.history(SITE, id)).map(({ target }) => target)).toEqual(targets);
  });
});

test('of two processes that lease at once, one gets the delivery', async () => {
  await keep();
  const taken = await Promise.all([lease(0), lease(0)]);
  expect(taken.flat()).toHaveLength(1);
  expect((await Promise.all([lease(60), lease(60)])).flat()).toHaveLength(1);
});

test('no more is leased than is wanted, so that others can take the rest', async () => {
  await keep(0);
  await keep(1);
  expect(await leaseIds(1, 1)).toHaveLength(1);
  expect(keys().filter((key) => key.startsWith('lease/'))).toHaveLength(1);
});

test('only a refusal marks a lead as one that somebody must look at', async () => {
  const { id } = await keep();
  for (const outcome of ['failed', 'delivered'] as const)
    await store.recordAttempt(SITE, id, attempt(outcome, outcome, 1));
  expect(keys()).not.toContain(`stuck/${SITE}/${id}`);
  await store.recordAttempt(SITE, id, attempt('refused', 'mail', 1));
  expect(keys()).toContain(`stuck/${SITE}/${id}`);
});

describe('a refusal', () => {
  test('that comes at the same moment as an acceptance does not replace it', async () => {
    const { id } = await keep();
    const [delivered, refused] = [
      { ...attempt('delivered', 'crm', 1), outcome: 'delivered' },
      { ...attempt('refused', 'crm', 1), outcome: 'refused' },
    ] as const;
    // Neither sees what the other writes.
    await Promise.all([delivered, refused].map((receipt) => store.recordAttempt(SITE, id, receipt)));
    expect((await store.findRecord(SITE, id))?.receipts).toEqual([delivered]);
  });

  test('is forgotten when the delivery is begun again, an acceptance is not', async () => {
    const { id } = await keep();
    await store.recordAttempt(SITE, id, attempt('delivered', 'crm', 1));
    await store.recordAttempt(SITE, id, attempt('refused', 'a/b', 2));
    expect(await store.redeliver(SITE, id, at(3))).toBe(true);
    expect(keys().filter((key) => key.startsWith('receipt/'))).toEqual([`receipt/${SITE}/${id}/crm`]);
  });
});

describe('a delivery that is settled', () => {
  test('leaves no lease behind', async () => {
    const { id } = await keep();
    const leases = () => keys().filter((key) => key.startsWith('lease/'));
    await lease(0);
    await store.settle(SITE, id, { due_at: textAt(9), tries: 1 }, { until: at(60), due_at: textAt(0) });
    expect(leases()).toEqual([]);
    await lease(9);
    // It was begun again meanwhile.
    await store.settle(SITE, id, undefined, { until: at(69), due_at: textAt(0) });
    expect(leases()).toEqual([]);
    expect(await leaseIds(9)).toEqual([id]);
    await store.settle(SITE, id, undefined);
    expect(keys()).toEqual([leadKey(id)]);
  });

  test('that is over stays over, whatever a second process says', async () => {
    const { id } = await keep();
    await store.settle(SITE, id, undefined);
    await store.settle(SITE, id, { due_at: textAt(9), tries: 1 });
    expect((await store.findRecord(SITE, id))?.pending).toBeUndefined();
  });
});

describe('a lead whose delivery was written, but not the lead itself', () => {
  test('is delivered', async () => {
    const lead = await keep();
    await blobs.delete(leadKey(lead.id));
    const record = { lead, pending: { id: lead.id, due_at: textAt(0), tries: 0 }, receipts: [] };
    expect(await store.findRecord(SITE, lead.id)).toEqual(record);
    expect(await lease(0)).toEqual([record]);
  });

  test('is erased', async () => {
    const { id } = await keep();
    await blobs.delete(leadKey(id));
    expect(await store.erase(SITE, id, at(9))).toBe(true);
    expect(await store.findRecord(SITE, id)).toBeUndefined();
  });
});

test('an erased lead leaves nothing but the entry that says so', async () => {
  const { id } = await keep();
  const other = await keep(99);
  await lease(0);
  await store.recordAttempt(SITE, id, attempt('refused', 'crm', 1));
  await store.erase(SITE, id, at(9));
  expect(keys()).toEqual([
    expect.stringMatching(`^history/${SITE}/${id}/${textAt(9)}-`),
    leadKey(other.id),
    `pending/${SITE}/${other.id}`,
  ]);
});

describe('the mark of a lead that may be stuck', () => {
  const mark = (id: string) => `stuck/${SITE}/${id}`;

  test('is removed when the lead is finished', async () => {
    const { id } = await keep();
    await store.settle(SITE, id, undefined);
    await blobs.write(mark(id), {});
    expect(await store.listStuck(SITE)).toEqual([]);
    expect(keys()).not.toContain(mark(id));
  });

  test('stays while its delivery goes on', async () => {
    const { id } = await keep();
    await blobs.write(mark(id), {});
    expect(await store.listStuck(SITE)).toEqual([]);
    expect(keys()).toContain(mark(id));
  });

  test('stays while the lead is being saved', async () => {
    await blobs.write(mark('f'), {});
    expect(await store.listStuck(SITE)).toEqual([]);
    expect(keys()).toEqual([mark('f')]);
  });
});

test('a lead that is erased while leads are listed is left out', async () => {
  const [first, second] = [await keep(), await keep()];
  const ids: (string | undefined)[] = [];
  // The last written is listed first.
  for await (const record of store.listRecords(SITE)) {
    ids.push(record?.lead.id);
    await store.erase(SITE, first.id, at(9));
  }
  expect(ids).toEqual([second.id]);
});

test('a blob is read as it was written, until it is deleted', async () => {
  const { blobs } = makeMemoryBlobs();
  expect(await blobs.read('a')).toBeUndefined();
  await blobs.write('a', { n: 1 });
  await blobs.write('a', { n: 2 });
  expect(await blobs.read('a')).toEqual({ n: 2 });
  await blobs.delete('a');
  expect(await blobs.read('a')).toBeUndefined();
});

test('a blob is created once, which whoever writes it learns', async () => {
  const { blobs } = makeMemoryBlobs();
  expect(await blobs.create('a', 1)).toBe(true);
  expect(await blobs.create('a', 2)).toBe(false);
  expect(await blobs.read('a')).toBe(1);
});

test('the blobs under a prefix are deleted, and no others', async () => {
  const { blobs, keys } = makeMemoryBlobs();
  for (const key of ['lease/one/a/0', 'lease/one/a/1', 'lease/one/b/0', 'lead/one/a'])
    await blobs.write(key, 1);
  await blobs.deleteAll('lease/one/a/');
  expect(keys()).toEqual(['lead/one/a', 'lease/one/b/0']);
});

test('the folders in a folder are named without it, however the server ends them', async () => {
  const asked: unknown[] = [];
  const list = (options: unknown) => {
    asked.push(options);
    return Promise.resolve({ blobs: [], directories: ['lead/one', 'lead/two/'] });
  };
  expect(await createJsonBlobs({ list } as unknown as Store).listFolders('lead/')).toEqual(['one', 'two']);
  expect(asked).toEqual([{ prefix: 'lead/', directories: true }]);
});

test.each([0, 1, 50, 51, 120])('%i blobs are all read, 50 at once', async (count) => {
  const keys = Array.from({ length: count }, (_, n) => `lead/${n}`);
  let reading = 0;
  let most = 0;
  const store = {
    list: () => Promise.resolve({ blobs: keys.map((key) => ({ key })) }),
    get: async (key: string) => {
      reading += 1;
      most = Math.max(most, reading);
      await Promise.resolve();
      reading -= 1;
      return { key };
    },
  };
  const read = await createJsonBlobs(store as unknown as Store).readAll('lead/');
  expect(read).toEqual(keys.map((key) => ({ key })));
  expect(most).toBe(Math.min(count, 50));
});

test('a blob that is deleted while others are read is left out', async () => {
  const store = {
    list: () => Promise.resolve({ blobs: [{ key: 'a' }, { key: 'gone' }, { key: 'b' }] }),
    get: (key: string) => Promise.resolve(key === 'gone' ? null : key),
  };
  expect(await createJsonBlobs(store as unknown as Store).readAll('')).toEqual(['a', 'b']);
});
