import { expect, test } from 'vitest';
import { joinStores } from '#scripts/leads/open-lead-store.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

test('dealers with a Netlify site each are read and changed as one', async () => {
  const [, [, blobs]] = LEAD_STORES;
  const [one, two] = [await blobs(), await blobs()];
  const [first, second] = [makeLead({ site: 'one' }), makeLead({ site: 'two' })];
  await one.store.save(first);
  await two.store.save(second);
  const joined = joinStores(
    new Map([
      ['one', one.store],
      ['two', two.store],
    ]),
  );
  expect(await joined.listSites()).toEqual(['one', 'two']);
  expect(await joined.find('two', second.id)).toEqual(second);
  expect(await joined.erase('one', first.id, new Date())).toBe(true);
  expect(await one.store.find('one', first.id)).toBeUndefined();
  expect(await two.store.find('two', second.id)).toEqual(second);
  await expect(async () => joined.health('three')).rejects.toThrow('three: has no store.');
});
