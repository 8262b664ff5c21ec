import { expect } from 'playwright/test';
import { fetchFromHost } from '#tests/support/browser/fetch-from-host.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const [site] = builtSites();
if (!site) throw new Error('no site is built');
const SAVED = 'Saved on this device.';
const texts = (person: ReturnType<typeof makePerson>) => ({
  ...person,
  Message: 'A private matter',
  Rego: 'ABC123',
});

test('an enquiry from a dialog that was just opened is stored on the device, and sent once online', {
  tag: '@long',
}, async ({ page, context, trouble }) => {
  const person = makePerson();
  await page.goto(siteUrl(site, '/search/'));
  // No script arrives that the dialog did not bring with it.
  await page.route('**/forms.json', async (route) => {
    await page.route('**/_astro/*.js', (late) => late.abort());
    await route.continue();
  });
  await page.getByRole('link', { name: 'Enquire' }).first().click();
  const form = leadForm(page, 'enquiry');
  await form.getByLabel('First name').waitFor();
  await context.setOffline(true);
  await fillAndSendForm(form, texts(person));
  await expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Your enquiry has been sent.' })).toBeVisible();
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  trouble.splice(0);
});

test('when the response is lost, the enquiry is sent again but recorded once', async ({
  page,
  context,
  trouble,
}) => {
  const person = makePerson();
  await page.goto(siteUrl(site, '/contact/'));
  await page.route(
    '**/api/lead',
    async (route) => {
      // It arrives, but the visitor never gets the response.
      const answer = await fetchFromHost(route);
      expect(answer.status()).toBe(200);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const form = leadForm(page);
  const location = form.getByLabel('Location');
  if (await location.isVisible()) await location.selectOption({ index: 1 });
  const terms = form.getByLabel('I agree');
  if (await terms.isVisible()) await terms.check();
  await fillAndSendForm(form, texts(person));
  await expect(page.getByRole('status')).toContainText(SAVED);
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  trouble.splice(0);

  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(siteUrl(site, '/about-us/'))));
  await expect
    .poll(async () => (await Promise.all(tabs.map((tab) => tab.getByRole('status').count()))).sort())
    .toEqual([0, 1]);
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
});
