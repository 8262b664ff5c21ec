import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

test("the service page links to each make's own booking page", { tag: '@long' }, async ({ page }) => {
  await page.route('https://bookings.coolabah.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Book a Kia</title>' }),
  );
  await page.goto(siteUrl(site, '/service/'));
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Kia Coolabah Townsville' }).click();
  await expect(page).toHaveURL('https://bookings.coolabah.example/townsville/kia/');
});

test('the parts page has both the enquiry form and a link to the parts search', async ({ page }) => {
  await page.goto(siteUrl(site, '/vehicle-parts-and-accessories/'));
  await expect(page.getByRole('button', { name: 'Send parts enquiry' })).toBeVisible();
  await page.getByRole('link', { name: /^Search \d+ parts and prices$/ }).click();
  await expect(page).toHaveURL(siteUrl(site, '/parts/search/'));
});
