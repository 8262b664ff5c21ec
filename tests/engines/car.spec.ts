import { expect } from 'playwright/test';
import { openSearch, readHeading, waitForSearch } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { findPhotographedCar, findSite, siteUrl } from '#tests/support/sites/built-sites.ts';

const photo = (visitor: Visitor, number: number) =>
  visitor.role('link', { name: new RegExp(`, ${number} of \\d+$`) });

test('a card explains its weekly cost and opens its car, and Back returns to the card', async ({
  visitor,
}) => {
  await openSearch(visitor, 'coolabah');
  const note = visitor.selector('.disclaimer:popover-open');
  const cost = visitor
    .role('main')
    .role('article')
    .role('button', { name: /comparison rate/ })
    .nth(0);
  await cost.click();
  await expectSoon(async () => (await note.view()).text).toMatch(
    /WARNING: This comparison rate is true only/,
  );
  await visitor.press('Escape');
  await expectSoon(() => note.count()).toBe(0);
  expect((await cost.view()).focused).toBe(true);

  const link = visitor.role('main').role('article').role('heading').role('link').nth(8);
  const { href, text } = await link.view();
  await link.click();
  await expectSoon(() => visitor.address()).toBe(href);
  expect(await readHeading(visitor)).toContain(text.split(' ')[0]);
  await visitor.back();
  await expectSoon(() => visitor.address()).toBe('/search/');
  await waitForSearch(visitor);
  await expectSoon(async () => (await link.view()).box.y).toBeLessThan(900);
  expect((await link.view()).box.y).toBeGreaterThan(0);
});

test('photos can be browsed on the page and in the viewer, which returns focus when closed', async ({
  visitor,
}) => {
  const site = findSite('boobook');
  await visitor.open(siteUrl(site, findPhotographedCar(site)));
  const middle = async () => {
    const { x, width } = (await photo(visitor, 2).view()).box;
    return x + width / 2;
  };
  await visitor.role('button', { name: 'Next photo' }).click();
  await expectSoon(middle).toBeGreaterThan(0);
  await expectSoon(middle).toBeLessThan(await visitor.evaluate(() => innerWidth));
  await photo(visitor, 2).click();
  const viewer = visitor.role('dialog', { name: /^Photos of \d{4} / });
  const counter = async () => (await viewer.role('status').view()).text;
  await expectSoon(counter).toMatch(/^Photo 2 of \d+$/);
  await visitor.press('ArrowRight');
  await expectSoon(counter).toMatch(/^Photo 3 of \d+$/);
  await viewer.role('button', { name: 'Zoom in' }).click();
  await expectSoon(
    async () => (await viewer.role('button', { name: 'Zoom out' }).view()).attributes['aria-disabled'],
  ).toBe('false');
  await viewer.role('button', { name: 'Next photo' }).click();
  await expectSoon(counter).toMatch(/^Photo 4 of \d+$/);
  await visitor.press('Escape');
  await expectSoon(() => viewer.count()).toBe(0);
  await expectSoon(async () => (await photo(visitor, 4).view()).focused).toBe(true);
});
