import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { holdScripts } from '#tests/support/browser/hold-scripts.ts';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { type SampleName, startLocationSites } from '#tests/support/sites/location-sites.ts';
import type { ServedDealers } from '#tests/support/sites/serve-dealers.ts';

// All tests share four dealers, built once.
test.describe.configure({ mode: 'default' });
let sites: ServedDealers<SampleName> | undefined;
test.beforeAll(async () => {
  sites = await startLocationSites();
});
test.afterAll(() => sites?.close());
const at = (dealer: SampleName, path = '/locations/') => sites?.address(dealer, path) ?? '';

const places = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const place = (page: Page, name: string) =>
  places(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search locations' });
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1200;

for (const [dealer, count, columns] of [
  ['one', 1, 1],
  ['two', 2, 2],
  ['three', 3, 3],
  ['twelve', 12, 4],
] as const) {
  test(`${count} locations form ${columns} columns on a wide screen and one on a narrow screen`, {
    // A single location is a section and no card.
    tag: longUnless(count === 1 || count === 12),
  }, async ({ page }) => {
    await page.goto(at(dealer));
    await expect(places(page)).toHaveCount(count);
    const lefts = await places(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(isWide(page) ? columns : 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expect(searchBox(page)).toHaveCount(count > 1 ? 1 : 0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

test('locations are open or closed in their own time zone, and open ones can be listed first', async ({
  page,
}) => {
  await page.goto(at('two'));
  const names = () => places(page).getByRole('heading').allTextContents();
  expect((await names()).map((name) => name.trim())).toEqual(['Perth', 'Sydney']);
  await expect(place(page, 'Perth')).toContainText('Opens today at 9am');
  await expect(place(page, 'Sydney')).toContainText('Open now until 5pm');
  await page.getByRole('checkbox', { name: 'Open now first' }).check();
  await expect(places(page).first().getByRole('heading')).toHaveText('Sydney');
  // 5 pm in Sydney; Perth stays open until 7 pm Sydney time.
  await page.clock.setFixedTime('2026-06-17T07:00:00Z');
  await page.reload();
  await expect(place(page, 'Sydney')).toContainText('Opens Thursday at 9am');
  await expect(place(page, 'Perth')).toContainText('Open now until 5pm');
});

test('the header and the menu say whether the dealer is open at this minute, on every page', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-06-19T06:59:00Z');
  await page.goto(at('three', '/about-us/'));
  const lines = page.locator('header .open');
  const texts = async () => (await lines.allTextContents()).map((text) => text.trim());
  expect(await texts()).toEqual(['Open now until 5pm', 'Open now until 5pm']);
  await page.clock.setFixedTime('2026-06-19T07:05:00Z');
  await page.reload();
  await expect(lines.first()).toHaveClass(/open--not/);
  expect(await texts()).toEqual(['Opens Saturday at 9am', 'Opens Saturday at 9am']);
});

test('in the dark theme a card links to a map, and closed days show the dealer’s own label', {
  tag: '@long',
}, async ({ page, isMobile }) => {
  await page.goto(at('one'));
  const ayr = place(page, 'Ayr');
  // In a wide window a dealer's only location has the map of all locations beside its card, with a link of its own.
  const link = isMobile
    ? ayr.getByRole('link', { name: /on a map$/ })
    : page.getByRole('main').getByRole('link', { name: /^Open in maps/ });
  await expect(link).toHaveAttribute('href', /google\.com\/maps/);
  const map = page.getByRole('region', { name: isMobile ? 'Map of Ayr' : 'Map of our locations' });
  await page.mouse.move(20, 20);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Ayr' })).toBeVisible();
  await expect(ayr).toContainText('Sunday By appointment only');
  await expect(ayr.getByRole('link', { name: 'Visit Website' })).toHaveAttribute(
    'href',
    'https://ayr.example.com',
  );
});

test('a location page has directions, weekly hours, departments, holidays, reviews, stock and nearby locations', async ({
  page,
}) => {
  await page.goto(at('three', '/locations/bowen-service/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bowen');
  await expect(page.getByRole('link', { name: 'Get Directions from Google Maps' })).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Service');
  await expect(panel.getByRole('row')).toHaveCount(7);
  await expect(panel.getByRole('rowheader')).toHaveText([
    'Monday',
    'Tuesday',
    'Wednesday, today',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  // The workshop's only holiday is in the past.
  const holidays = page.getByRole('button', { name: 'View Holiday Opening Hours' });
  await expect(holidays).toHaveCount(0);
  await page.getByRole('tab', { name: 'Sales' }).click();
  await holidays.click();
  const dialog = page.getByRole('dialog', { name: 'Holiday Opening Hours' });
  await expect(dialog.getByRole('row')).toHaveText([/Wednesday 24 June\s*Closed/]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const reviews = page.locator('#reviews');
  await expect(reviews).toContainText('4.0 out of 5 from 3 Google reviews');
  await expect(reviews).toContainText('Showing 2 of 3 reviews, all rated 4 or more');
  await expect(reviews.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('#stock')).toContainText('1 car at Bowen');
  const others = page.getByRole('listitem').filter({ hasText: 'km away' });
  await expect(others).toContainText([/Home Hill[\s\S]*94 km away/, /Ayr[\s\S]*101 km away/]);
});

test('the form on a location page is sent to that location', async ({ page }) => {
  const person = makePerson();
  await page.goto(at('three', '/locations/bowen-service/'));
  await fillAndSendForm(leadForm(page), { ...person, Message: 'Is the bay free?' });
  await expect(page).toHaveURL(at('three', '/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { form: 'contact', payload: { userData: { location_id: 'bowen-service', message: 'Is the bay free?' } } },
  ]);
});

for (const { path, tag } of [
  { path: '/locations/', tag: '@long' },
  { path: '/locations/bowen-sales/', tag: '@long' },
  { path: '/contact-us/bowen/', tag: [] },
]) {
  test(`${path} loads no React before its locations are touched, yet includes the opening-status script`, {
    tag,
  }, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(at('three', path));
    await waitUntilIdle(page);
    // Small scripts are inlined.
    const inline = await page.locator('script:not([src], [type*=json])').allTextContents();
    // Asked for again: the body of a response may be gone from the browser by now.
    const loaded = await page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())),
      [...scripts],
    );
    const texts = [...inline, ...loaded];
    expect(texts.join()).toContain('data-moments');
    expect(texts.filter((text) => text.includes('react.transitional'))).toEqual([]);
    await page.getByRole('tab', { name: 'Parts' }).click();
    await expect(page.getByRole('tabpanel').first()).toHaveAccessibleName('Parts');
  });
}

test('clicks and text from before hydration take effect', { tag: '@long' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(at('three'), { waitUntil: 'commit' });
  await place(page, 'Bowen').getByRole('tab', { name: 'Service' }).click();
  await searchBox(page).fill('bowen');
  await expect(places(page)).toHaveCount(3);
  scripts.letThrough();
  await expect(places(page)).toHaveCount(1);
  await expect(page).toHaveURL(at('three', '/locations/?locationQuery=bowen'));
});

test('a tab clicked before hydration is selected afterwards', { tag: '@long' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(at('three'), { waitUntil: 'commit' });
  await place(page, 'Bowen').getByRole('tab', { name: 'Service' }).click();
  scripts.letThrough();
  await expect(place(page, 'Bowen').getByRole('tabpanel')).toHaveAccessibleName('Service');
});

test('all departments of a location are shown when the tab scripts fail to load', async ({
  page,
  trouble,
}) => {
  await page.route('**/_astro/**.js', (route) => route.abort('failed'));
  await page.goto(at('three', '/locations/bowen-sales/'));
  await page.getByRole('tab', { name: 'Parts' }).click();
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const number of ['07 5550 0107', '07 5550 0108'])
    await expect(page.getByRole('main').getByRole('link', { name: number }).first()).toBeVisible();
  trouble.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every location, department, phone number and table of hours is readable', async ({ page }) => {
    await page.goto(at('three'));
    await expect(places(page)).toHaveCount(3);
    await expect(searchBox(page)).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(place(page, 'Bowen').getByRole('table')).toHaveCount(4);
    await expect(place(page, 'Bowen')).toContainText('07 5550 0108');
    await place(page, 'Bowen').getByRole('link', { name: 'Contact Us at Bowen Parts' }).click();
    await expect(page).toHaveURL(at('three', '/contact-us/bowen/'));
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  });

  test('a query in the URL leaves all locations readable', { tag: '@long' }, async ({ page }) => {
    await page.goto(at('three', '/locations/?locationQuery=ayr'));
    await expect(places(page)).toHaveCount(3);
  });
});
