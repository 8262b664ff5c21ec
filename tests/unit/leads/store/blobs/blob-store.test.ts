import { expect, test } from 'vitest';
import { makeLead } from '#tests/support/factories/make-lead.ts';
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
