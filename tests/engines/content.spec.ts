import { expect } from 'playwright/test';
import { openFilters, openSearch } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Found, type Visitor } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const cards = (visitor: Visitor) => visitor.role('main').role('article');

test('the service page links to booking pages, questions unfold by keyboard, and sections are closed on a phone and open on a wide screen', {
  tag: '@wide',
}, async ({ visitor }) => {
  await visitor.open(at('/service/'));
  const booking = visitor.role('link', { name: 'Kia Coolabah Townsville' });
  expect((await booking.view()).href).toBe('https://bookings.coolabah.example/townsville/kia/');
  const answer = visitor.text(/Both workshops have a lounge and a desk/);
  const question = visitor.selector('summary').text('Can I wait while you work on it?');
  await question.view();
  expect(await answer.count()).toBe(0);
  await visitor.evaluate(() => {
    const summaries = [...document.querySelectorAll('summary')];
    summaries.find(({ textContent }) => textContent?.includes('Can I wait while you work on it?'))?.focus();
  });
  await visitor.press('Enter');
  await answer.view();
  await visitor.type(' ');
  await expectSoon(() => answer.count()).toBe(0);

  await visitor.open(at('/finance/'));
  const text = visitor.text(/Your driver licence or other photo ID/);
  const section = visitor.text('What a lender will ask for');
  const isWide = visitor.width > 800;
  await section.view();
  expect(await text.isVisible()).toBe(isWide);
  await section.click();
  await expectSoon(() => text.isVisible()).toBe(!isWide);
});

test('a video is asked for when it is started, not before', { tag: '@long' }, async ({ visitor }) => {
  await visitor.open(siteUrl({ slug: 'wattlebird' }, '/about-us/'));
  const play = visitor.role('link', { name: /^Play the video/ });
  const frame = visitor.selector('iframe');
  await play.scrollIntoView();
  expect(await frame.count()).toBe(0);
  await play.click();
  await expectSoon(async () => (await frame.view()).attributes.src).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  );
  expect((await frame.view()).attributes.title).toBe('Watch before you visit');
  await visitor.takeTrouble();
});

test('menus open where the mouse is and close where it leaves', { tag: '@wide' }, async ({ visitor }) => {
  await visitor.open(at('/'));
  const menu = visitor.role('navigation', { name: 'Main' });
  const open = () => menu.selector('details[open]').count();
  const hover = async (found: Found) => {
    const { x, y, width, height } = (await found.view()).box;
    await visitor.moveMouse([{ x: x + width / 2, y: y + height / 2 }]);
  };
  if (visitor.width < 800) {
    // By touch, or any press.
    await visitor.role('button', { name: 'Menu' }).click();
    await menu.selector('summary').nth(0).click();
    await expectSoon(open).toBe(1);
    await menu.selector('summary').nth(0).click();
    await expectSoon(open).toBe(0);
    return;
  }
  const [first, last] = [menu.selector('details').nth(0), menu.selector('details').nth(-1)];
  const isOpen = async (details: Found) => 'open' in (await details.view()).attributes;
  await hover(first.selector('summary'));
  await expectSoon(() => isOpen(first)).toBe(true);
  await first.selector('summary').click();
  expect(await isOpen(first)).toBe(true);
  await hover(first.role('link').nth(0));
  expect(await isOpen(first)).toBe(true);
  await hover(last.selector('summary'));
  await expectSoon(() => isOpen(last)).toBe(true);
  expect(await open()).toBe(1);
  await hover(visitor.role('heading', { level: 1 }));
  await expectSoon(open).toBe(0);
});

test('a weekly cost and a price below the market are explained at a press', async ({ visitor }) => {
  await openSearch(visitor, 'coolabah', '/search/used-cars/');
  const note = visitor.selector('.disclaimer:popover-open');
  for (const [button, text] of [
    [/comparison rate/, /WARNING: This comparison rate is true only for the examples given/],
    [
      /^\$[\d,]+ below market$/,
      /average advertised price for the same vehicle in its state\. Source: AutoGrab/,
    ],
  ] as const) {
    const words = cards(visitor).role('button', { name: button }).nth(0);
    await words.click();
    await expectSoon(async () => (await note.view()).text).toMatch(text);
    await visitor.press('Escape');
    await expectSoon(() => note.count()).toBe(0);
    expect((await words.view()).focused).toBe(true);
  }
  expect((await cards(visitor).nth(0).view()).text).toMatch(/from \$[\d,]+ per week/);
  expect(await visitor.address()).toBe('/search/used-cars/');
});

test('promos stand at their place among the cars they are for, until their last day', async ({ visitor }) => {
  const promo = (name: RegExp) => visitor.role('region', { name: 'Results' }).role('img', { name });
  const sell = promo(/^We buy cars/);
  const runout = promo(/^2025-built/);
  const service = promo(/^Two cars in/);
  await openSearch(visitor, 'coolabah', '/search/new-cars/');
  await expectSoon(() => runout.count()).toBe(1);
  expect(await sell.count()).toBe(0);
  const panel = await openFilters(visitor);
  await panel.role('checkbox', { name: /^Used/ }).click();
  await expectSoon(() => sell.count()).toBe(1);
  await expectSoon(() => runout.count()).toBe(0);

  await visitor.setDate('2027-06-30T13:59:00.000Z');
  await openSearch(visitor, 'coolabah');
  await expectSoon(() => service.count()).toBe(1);
  const place = await visitor.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('#search .cards article, #search .cards img[alt^="We buy cars"]'),
    ];
    return parts.findIndex((part) => part.matches('img'));
  });
  expect(place).toBe(6);
  await visitor.setDate('2027-06-30T14:00:00.000Z');
  await openSearch(visitor, 'coolabah');
  await expectSoon(() => service.count()).toBe(0);
  expect(await sell.count()).toBe(1);
});

test('the last day of a lender’s offer is a month after the visit', { tag: '@long' }, async ({ visitor }) => {
  await openSearch(visitor, 'coolabah', '/search/used-cars/');
  await cards(visitor).role('heading').role('link').nth(0).click();
  const date = visitor.role('region', { name: 'About the repayments' }).selector('time');
  await expectSoon(async () => (await date.view()).text).toBe('17 July 2026');
  await visitor.setDate('2027-01-31T02:00:00Z');
  await visitor.reload();
  await expectSoon(async () => (await date.view()).text).toBe('28 February 2027');
});
