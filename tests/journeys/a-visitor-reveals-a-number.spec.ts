import { expect } from 'playwright/test';
import { contactPanel } from '#tests/support/browser/car-page.ts';
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
