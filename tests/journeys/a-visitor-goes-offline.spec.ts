import { expect, type Route } from 'playwright/test';
import { fetchFromHost } from '#tests/support/browser/fetch-from-host.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { readDeviceStorage } from '#tests/support/browser/read-device-storage.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
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

test('an enquiry sent offline is stored on the device, survives closing the page and arrives once', {
  tag: '@long',
}, async ({ page, context, trouble }) => {
  const person = makePerson();
  await page.goto(siteUrl(site, '/sell-your-car/'));
  const form = leadForm(page);
  // The scripts for sending and storing: typing in a form prefetches them.
  const scripts = ['send-form', 'validate-form', 'outbox.island'].map((name) =>
    page.waitForResponse(`**/${name}.*.js`),
  );
  await form.getByLabel('Message').fill('A private matter');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 2 of 2')).toBeVisible();
  for (const response of await Promise.all(scripts)) await response.finished();
  await waitUntilIdle(page);
  await context.setOffline(true);
  const dealership = form.getByLabel('Preferred dealership');
  if (await dealership.isVisible()) await dealership.selectOption({ index: 1 });
  await fillAndSendForm(form, texts(person));
  await expect(page.getByRole('status')).toContainText(SAVED);
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  trouble.splice(0);

  await page.close();
  const again = await context.newPage();
  await context.setOffline(false);
  await again.goto(siteUrl(site, '/about-us/'));
  await expect(again.getByRole('status')).toContainText('Your enquiry has been sent.');
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);

  await again.reload();
  await waitUntilIdle(again);
  await expect(again.getByRole('status')).toHaveCount(0);
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
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

test('an enquiry rejected by a firewall is stored on the device and sent by a later page', async ({
  page,
  trouble,
}) => {
  const person = makePerson();
  await page.goto(siteUrl(site, '/careers/'));
  const form = leadForm(page);
  const location = form.getByLabel('Location');
  if (await location.isVisible()) await location.selectOption({ index: 1 });
  const firewall = (route: Route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Access denied</h1>' });
  await page.route('**/api/lead', firewall, { times: 2 });
  await fillAndSendForm(form, texts(person));
  await expect(form.getByRole('alert')).toContainText("It's saved on this device");

  const refusedAgain = page.waitForResponse('**/api/lead');
  await page.goto(siteUrl(site, '/about-us/'));
  expect((await refusedAgain).status()).toBe(403);
  await page.goto(siteUrl(site, '/about-us/'));
  await expect(page.getByRole('status')).toContainText('Your enquiry has been sent.');
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  trouble.splice(0);
});

test('an unsent enquiry is on the device, as the notice says, and clearing the details deletes it', {
  tag: '@long',
}, async ({ page, trouble }) => {
  const person = makePerson();
  await page.goto(siteUrl(site, '/careers/'));
  const form = leadForm(page);
  const location = form.getByLabel('Location');
  if (await location.isVisible()) await location.selectOption({ index: 1 });
  await page.route('**/api/lead', (route) => route.abort('internetdisconnected'));
  await fillAndSendForm(form, texts(person));
  await expect(page.getByRole('status')).toContainText(SAVED);
  expect(await readDeviceStorage(page)).toContain(texts(person).Message);
  trouble.splice(0);

  await page.goto(siteUrl(site, '/service/'));
  await leadForm(page).getByLabel('Message').focus();
  await page.getByRole('button', { name: 'Clear my details' }).click();
  await expect(page.getByRole('button', { name: 'Clear my details' })).toHaveCount(0);
  const left = await readDeviceStorage(page);
  for (const text of [texts(person).Message, person['Email Address']]) expect(left).not.toContain(text);
  await page.unroute('**/api/lead');
  trouble.splice(0);
  await page.goto(siteUrl(site, '/about-us/'));
  await waitUntilIdle(page);
  await expect(page.getByRole('status')).toHaveCount(0);
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
});
