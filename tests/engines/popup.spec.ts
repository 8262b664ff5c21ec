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

test('the popup comes on every page in its size until its link is followed, and not after its last day', async ({
  visitor,
}) => {
  const arrive = () => visitor.open(siteUrl({ slug: 'boobook' }, '/about-us/'));
  const scroll = () => visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  /** Its script has run and drawn nothing, not even what is shown a little later. */
  const noPopup = async () => {
    await expectSoon(() =>
      visitor.evaluate(() => document.querySelectorAll('[component-export="PopupDialog"]:not([ssr])').length),
    ).toBe(1);
    await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await visitor.evaluate(() => document.querySelectorAll('dialog.popup').length)).toBe(0);
  };
  await arrive();
  const html = await visitor.evaluate(async () => (await fetch(location.href)).text());
  expect(html.replace(/<astro-island[^>]*>/g, '')).not.toContain('Three trucks or more?');
  await visitor.setDate('2031-06-30T14:00:00Z');
  await arrive();
  await scroll();
  await noPopup();

  await visitor.setDate('2031-06-30T13:59:00Z');
  await open(visitor);
  const { width, height } = (await popup(visitor).view()).box;
  const window = await visitor.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  expect(width).toBeLessThanOrEqual(Math.min(600, window.width));
  expect(height).toBeLessThanOrEqual(0.8 * window.height + 1);
  expect(await kept(visitor)).toEqual([]);
  await open(visitor);
  await popup(visitor).role('link', { name: 'See fleet buying' }).click();
  await expectSoon(() => visitor.address()).toBe('/fleet/');
  await expectSoon(() => kept(visitor)).toEqual(['false']);
  await arrive();
  await scroll();
  await visitor.moveMouse([{ x: 20, y: 20 }]);
  await visitor.role('heading', { level: 1 }).view();
  expect(await popup(visitor).count()).toBe(0);
});
