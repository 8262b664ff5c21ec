import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
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

test('the form on a workshop’s page is sent to that workshop with the preferred day', {
  tag: '@long',
}, async ({ page }) => {
  const person = makePerson();
  await page.goto(siteUrl(site, '/book-a-service-smithfield/'));
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const form = leadForm(page);
  await expect(form.getByLabel('Location')).toHaveCount(0);
  await form.getByLabel('Preferred day').fill('2026-12-04');
  await fillAndSendForm(form, { ...person, Message: 'A logbook service', Rego: 'ABC 123' });
  await expect(page).toHaveURL(siteUrl(site, '/success/'));
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead?.payload.userData).toMatchObject({
    category: 'Service Enquiry',
    location: 'smithfield-service',
    service_date: '2026-12-04',
  });
});

test('the parts page has both the enquiry form and a link to the parts search', async ({ page }) => {
  await page.goto(siteUrl(site, '/vehicle-parts-and-accessories/'));
  await expect(page.getByRole('button', { name: 'Send parts enquiry' })).toBeVisible();
  await page.getByRole('link', { name: /^Search \d+ parts and prices$/ }).click();
  await expect(page).toHaveURL(siteUrl(site, '/parts/search/'));
});
