import { expect } from 'playwright/test';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ popups: true });

const popup = (visitor: Visitor) => visitor.role('dialog', { name: 'Three trucks or more?' });
const open = async (visitor: Visitor) => {
  await visitor.open(siteUrl({ slug: 'boobook' }, '/about-us/'));
  // The dealer's popup comes after half of a page.
  await visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await popup(visitor).view();
};
/** What the browser keeps of it. */
const kept = (visitor: Visitor) =>
  visitor.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('forecourt:boobook:popup:'))
      .map(([, value]) => value),
  );

test('the popup takes focus, and Escape closes it for good', async ({ visitor }) => {
  await open(visitor);
  await expectSoon(async () => (await popup(visitor).role('heading').view()).focused).toBe(true);
  await visitor.press('Escape');
  await expectSoon(() => popup(visitor).count()).toBe(0);
  await expectSoon(() => kept(visitor)).toEqual(['false']);
});

test('a click outside the popup closes it, a click on its text does not', { tag: '@wide' }, async ({
  visitor,
}) => {
  await open(visitor);
  await popup(visitor).role('heading').click();
  expect(await popup(visitor).count()).toBe(1);
  const { x, y } = { x: 6, y: 6 };
  await visitor.moveMouse([
    { x, y },
    { x, y, button: 'down' },
    { x, y, button: 'up' },
  ]);
  await expectSoon(() => popup(visitor).count()).toBe(0);
  await expectSoon(() => kept(visitor)).toEqual(['false']);
});
