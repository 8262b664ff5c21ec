import { expect } from 'playwright/test';
import { openSearch } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';

const cards = (visitor: Visitor) => visitor.role('main').role('article');
const savedCount = (visitor: Visitor) => visitor.role('banner').role('link', { name: /^Saved \w+ \d/ });

test('a saved car survives a reload and is listed on the saved cars page', async ({ visitor }) => {
  await openSearch(visitor, 'coolabah');
  const { text: name, href } = await cards(visitor).nth(0).role('heading').role('link').view();
  await cards(visitor)
    .nth(0)
    .role('button', { name: `Save ${name}` })
    .click();
  await expectSoon(() => savedCount(visitor).count()).toBe(1);
  const key = 'forecourt:coolabah:favourites';
  expect(await visitor.evaluate((name) => JSON.parse(localStorage[name]), key)).toEqual([
    {
      id: expect.stringMatching(/./),
      name,
      slug: href?.split('/')[2],
      make: expect.stringMatching(/\w/),
      model: expect.stringMatching(/\w/),
      primary_image_url: expect.stringMatching(/^\//),
    },
  ]);
  await visitor.reload();
  await expectSoon(() => savedCount(visitor).count()).toBe(1);
  await savedCount(visitor).click();
  await expectSoon(() => visitor.address()).toBe('/favourites/');
  await expectSoon(async () => (await cards(visitor).role('heading').all()).map(({ text }) => text)).toEqual([
    name,
  ]);
  const share = visitor.role('link', { name: 'Share this list' });
  expect((await share.view()).href).toMatch(/^\/favourites\/\?ids=\w+/);
  await visitor.role('button', { name: `Remove ${name} from saved` }).click();
  const undo = visitor.role('button', { name: `Undo: save ${name} again` });
  await expectSoon(async () => (await undo.view()).focused).toBe(true);
});
