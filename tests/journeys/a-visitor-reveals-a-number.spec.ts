import { expect } from 'playwright/test';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { holdScripts } from '#tests/support/browser/hold-scripts.ts';
import { summaryOf } from '#tests/support/browser/summary-of.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = builtSites().find(({ slug }) => slug === 'boobook');
const path = site?.paths.find((page) => page.startsWith('/cars/'));
const CALLED_ABOUT_CAR = {
  event: 'forecourt',
  eventId: 25,
  label: expect.stringMatching(/^(New|Used) Car$/),
  car_id: expect.any(String),
};

test('revealing a hidden number shows it in place and reports it once, whatever the response', {
  tag: '@long',
}, async ({ page, trouble }) => {
  if (!site || !path) throw new Error('boobook is not built');
  await page.goto(siteUrl(site, path));
  const counted: unknown[] = [];
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.route('**/api/phone-reveal', async (route) => {
    counted.push(route.request().postDataJSON());
    await route.abort('failed');
  });
  const number = contactPanel(page).getByRole('link', { name: /^Call \d/ });
  await expect(number).toBeHidden();
  // No other number of the dealer's stands beside the hidden one.
  await expect(page.getByRole('link').and(page.locator('[href^="tel:"]'))).toHaveCount(0);
  await contactPanel(page).getByText('Show number').click();
  await expect(number).toBeVisible();
  await expect(number).toBeFocused();
  expect(await number.getAttribute('href')).toMatch(/^tel:\d+$/);
  await expect.poll(() => counted).toHaveLength(1);
  expect(counted[0]).toMatchObject({ car_id: expect.any(String), website_id: 'boobook' });
  expect(counted[0]).toHaveProperty('dealership_id');
  await expect.poll(() => logged.join()).toContain('The phone reveal could not be counted');
  expect(await page.evaluate(() => window.dataLayer)).toEqual([CALLED_ABOUT_CAR]);
  expect(trouble.splice(0)).toEqual([expect.stringContaining('/api/phone-reveal')]);
});

test('a revealed number is counted by the site', { tag: '@long' }, async ({ page }) => {
  if (!site || !path) throw new Error('boobook is not built');
  await page.goto(siteUrl(site, path));
  const answered = page.waitForResponse('**/api/phone-reveal');
  await contactPanel(page).getByText('Show number').click();
  expect((await answered).status()).toBe(202);
});

test('reveals are counted one at a time, with no second request while one is pending', {
  tag: '@long',
}, async ({ page }) => {
  if (!site || !path) throw new Error('boobook is not built');
  await page.goto(siteUrl(site, path));
  const waiting: (() => void)[] = [];
  await page.route('**/api/phone-reveal', async (route) => {
    await new Promise<void>((go) => waiting.push(go));
    await route.fulfill({ status: 202 });
  });
  // Only the first press is visible; repeated presses come from programs or shaky hands.
  const press = () => summaryOf(contactPanel(page)).evaluate((summary: HTMLElement) => summary.click());
  const dataLayer = () => page.evaluate(() => window.dataLayer?.length ?? 0);
  await contactPanel(page).getByText('Show number').click();
  await expect.poll(() => waiting.length).toBe(1);
  await press();
  await expect.poll(dataLayer).toBe(2);
  expect(waiting).toHaveLength(1);
  const answered = page.waitForResponse('**/api/phone-reveal');
  waiting[0]?.();
  await answered;
  await expect
    .poll(async () => {
      await press();
      return waiting.length;
    })
    .toBe(2);
  waiting[1]?.();
});

test('a number revealed before hydration is counted afterwards', async ({ page }) => {
  if (!site || !path) throw new Error('boobook is not built');
  const scripts = await holdScripts(page);
  const counted = page.waitForRequest('**/api/phone-reveal');
  await page.route('**/api/phone-reveal', (route) => route.fulfill({ status: 202 }));
  await page.goto(siteUrl(site, path), { waitUntil: 'commit' });
  await contactPanel(page).getByText('Show number').click();
  const number = contactPanel(page).getByRole('link', { name: /^Call \d/ });
  await expect(number).toBeVisible();
  scripts.letThrough();
  await counted;
  await expect(number).toBeFocused();
  expect(await page.evaluate(() => window.dataLayer)).toEqual([CALLED_ABOUT_CAR]);
});

test('calls are tracked without any island script, but not again for a number that was revealed', async ({
  page,
}) => {
  if (!site || !path) throw new Error('boobook is not built');
  await page.route('**/_astro/**.js', (route) => route.abort('aborted'));
  await page.route('**/api/phone-reveal', (route) => route.fulfill({ status: 202 }));
  await page.addInitScript(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  const dataLayer = () => page.evaluate(() => window.dataLayer ?? []);
  await page.goto(siteUrl(site, '/about-us/'));
  await page.getByRole('link', { name: /^Call/ }).first().click();
  expect(await dataLayer()).toEqual([{ event: 'forecourt', eventId: 25 }]);

  await page.goto(siteUrl(site, path));
  await contactPanel(page)
    .getByRole('link', { name: /^Call \d/, includeHidden: true })
    .evaluate((number: HTMLElement) => number.click());
  expect(await dataLayer()).toEqual([]);
});

test('a call from the page of a car, or of its reservation, is about that car', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  const dealer = builtSites().find(({ slug }) => slug === 'coolabah');
  const reserve = dealer?.reserved[0];
  if (!reserve) throw new Error('coolabah is not built');
  for (const each of [reserve, reserve.replace(/[^/]+\/$/, '')]) {
    await page.goto(siteUrl(dealer, each));
    await page.getByRole('link').and(page.locator('[href^="tel:"]')).first().click();
    expect(await page.evaluate(() => window.dataLayer)).toEqual([CALLED_ABOUT_CAR]);
  }
});

test('a car without a phone number only logs a warning', async ({ page }) => {
  if (!site || !path) throw new Error('boobook is not built');
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  // As on the page of such a car; every car of the demonstration has a number.
  await page.addInitScript(() =>
    new MutationObserver(() => {
      document.querySelector('.car-page')?.setAttribute('data-no-phone', 'true');
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto(siteUrl(site, path));
  await expect.poll(() => warned).toEqual(['There is no phone number for this car.']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the number can still be revealed', async ({ page }) => {
    if (!site || !path) throw new Error('boobook is not built');
    await page.goto(siteUrl(site, path));
    await contactPanel(page).getByText('Show number').click();
    await expect(contactPanel(page).getByRole('link', { name: /^Call \d/ })).toBeVisible();
  });
});
