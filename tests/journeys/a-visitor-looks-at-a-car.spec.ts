import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { contactPanel, enquireLink, stickyEnquireBar } from '#tests/support/browser/car-page.ts';
import { test } from '#tests/support/browser/test.ts';
import {
  type BuiltSite,
  findPhotographedCar,
  findSite,
  sitesWithStock,
  siteUrl,
} from '#tests/support/sites/built-sites.ts';

const GROUP = findSite('coolabah');
const TRUCKS = findSite('boobook');

const firstCar = ({ paths }: BuiltSite) => paths.find((path) => path.startsWith('/cars/')) ?? '';

const photo = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`, ${number} of \\d+$`) });

/** Expects the list to be scrolled to a photo. */
async function expectInSight(page: Page, number: number): Promise<void> {
  await expect(photo(page, number)).toBeInViewport({ ratio: 0.6 });
}

const CALLED_ABOUT_CAR = {
  event: 'forecourt',
  eventId: 25,
  label: expect.stringMatching(/^(New|Used) Car$/),
  car_id: expect.any(String),
};

/** A click is heard by the page, and leads nowhere. */
const followNoLink = (page: Page) =>
  page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), { capture: true }));

for (const site of sitesWithStock('showroom')) {
  test(`${site.slug}: the full-screen viewer is browsed and zoomed by keyboard and returns focus when closed`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(siteUrl(site, findPhotographedCar(site)));
    await photo(page, 1).focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: /^Photos of \d{4} / });
    const counter = viewer.getByRole('status');
    await expect(counter).toHaveText(/^Photo 1 of \d+$/);
    await expect(viewer.getByRole('button', { name: 'Close photos' })).toBeFocused();
    expect(await findAccessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(/^Photo 2 of /);
    await expect(viewer.getByRole('img')).toHaveCount(1);
    const large = viewer.getByRole('img');
    const { width: fitted = 0 } = (await large.boundingBox()) ?? {};
    await page.keyboard.press('+');
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(fitted * 1.5, 0);
    await page.keyboard.press('0');
    await expect.poll(async () => (await large.boundingBox())?.width).toBeCloseTo(fitted, 0);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false');
    await viewer.getByRole('button', { name: 'Next photo' }).click();
    await expect(counter).toHaveText(/^Photo 3 of /);
    await expect(viewer.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');

    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expectInSight(page, 3);
    await expect(photo(page, 3)).toBeFocused();
  });

  test(`${site.slug}: exactly one Enquire link is in view, wherever the page is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(site, '/search/'));
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    const panel = enquireLink(contactPanel(page));
    const bar = enquireLink(stickyEnquireBar(page));
    await expect(panel).toBeInViewport();
    await expect(bar).toBeHidden();

    await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 400));
    await expect(panel).not.toBeInViewport();
    await expect(bar).toBeInViewport();
    expect(await bar.getAttribute('href')).toBe(await panel.getAttribute('href'));

    await panel.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
}

test('on a phone, Share gives the car’s own URL without tracking parameters', { tag: '@narrow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    const share = (data: ShareData) => Promise.resolve(shared.push(data));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  const path = firstCar(GROUP);
  await page.goto(siteUrl(GROUP, `${path}?utm_source=paper`));
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  const given = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  await expect.poll(given).toEqual([{ title: await page.title(), url: siteUrl(GROUP, path) }]);
});

test('calls are tracked without any island script, but not again for a number that was revealed', async ({
  page,
}) => {
  await page.route('**/_astro/**.js', (route) => route.abort('aborted'));
  await page.route('**/api/phone-reveal', (route) => route.fulfill({ status: 202 }));
  await followNoLink(page);
  const dataLayer = () => page.evaluate(() => window.dataLayer ?? []);
  await page.goto(siteUrl(TRUCKS, '/about-us/'));
  await page.getByRole('link', { name: /^Call/ }).first().click();
  expect(await dataLayer()).toEqual([{ event: 'forecourt', eventId: 25 }]);

  await page.goto(siteUrl(TRUCKS, firstCar(TRUCKS)));
  await contactPanel(page)
    .getByRole('link', { name: /^Call \d/, includeHidden: true })
    .evaluate((number: HTMLElement) => number.click());
  expect(await dataLayer()).toEqual([]);
});

test('a call from the page of a car, or of its reservation, is about that car', async ({ page }) => {
  await followNoLink(page);
  const [reserve = ''] = GROUP.reserved;
  for (const each of [reserve, reserve.replace(/[^/]+\/$/, '')]) {
    await page.goto(siteUrl(GROUP, each));
    await page.getByRole('link').and(page.locator('[href^="tel:"]')).first().click();
    expect(await page.evaluate(() => window.dataLayer)).toEqual([CALLED_ABOUT_CAR]);
  }
});
