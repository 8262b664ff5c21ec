import { expect, type Page, type Route } from 'playwright/test';
import { fetchFromHost } from '#tests/support/browser/fetch-from-host.ts';
import {
  fillAndSendForm,
  fillFields,
  fillSteps,
  leadForm,
  makePerson,
  sendButton,
} from '#tests/support/browser/fill-form.ts';
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

/** Loses the connection as browsers notice it, or as they don't: `navigator.onLine` stays true. */
const CUTS = {
  offline: async (page: Page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  'cut off': async (page: Page) => {
    await page.context().route('**', (route) => route.abort('connectionfailed'));
    return () => page.context().unroute('**');
  },
};

const LOSSES = [
  { cut: 'offline', state: 'untouched', tag: [] },
  { cut: 'offline', state: 'touched', tag: ['@long'] },
  { cut: 'cut off', state: 'untouched', tag: ['@long'] },
  { cut: 'cut off', state: 'touched', tag: ['@long'] },
] as const;

for (const { cut, state, tag } of LOSSES)
  test(`an enquiry from an ${state} form, sent ${cut}, is stored on the device, survives closing the page and arrives once`, {
    tag: [...tag],
  }, async ({ page, context, trouble }) => {
    const person = makePerson();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(siteUrl(site, '/sell-your-car/'));
    const form = leadForm(page);
    if (state === 'touched') {
      await form.getByRole('button', { name: 'Next' }).click();
      await form.getByRole('button', { name: 'Back' }).click();
    }
    const restore = await CUTS[cut](page);
    await form.getByLabel('Message').click();
    const dealership = form.getByLabel('Preferred dealership');
    await fillSteps(form, async () => {
      if (await dealership.isVisible()) await dealership.selectOption({ index: 1 });
      await fillFields(form, texts(person));
    });
    await sendButton(form).click();
    await expect(page.getByRole('status')).toContainText(SAVED);
    await expect(page.getByRole('status')).toBeInViewport();
    expect(readRecordedLeads(person['Email Address'])).toEqual([]);
    expect(warnings.length, warnings.join('\n')).toBeLessThanOrEqual(1);
    trouble.splice(0);

    await page.close();
    const again = await context.newPage();
    await restore();
    await again.goto(siteUrl(site, '/about-us/'));
    await expect(again.getByRole('status')).toContainText('Your enquiry has been sent.');
    expect(readRecordedLeads(person['Email Address'])).toMatchObject([
      { form: 'sell-your-car', payload: { lead_attributes: { visited_pages: ['/sell-your-car/'] } } },
    ]);

    await again.reload();
    await waitUntilIdle(again);
    await expect(again.getByRole('status')).toHaveCount(0);
    expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  });

test('an enquiry from a dialog that was just opened is stored on the device, and sent once online', async ({
  page,
  context,
  trouble,
}) => {
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
