import { expect, type Page } from 'playwright/test';
import { contactPanel, enquireLink } from '#tests/support/browser/car-page.ts';
import { fillAndSendForm, leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = builtSites().find(({ slug }) => slug === 'coolabah');
if (!site) throw new Error('coolabah is not built');
const at = (path: string) => siteUrl(site, path);
const carPath = site.paths.find((path) => path.startsWith('/cars/')) ?? '';

/** Holds back all scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/**.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('text typed before hydration is kept, and a button clicked before it works afterwards', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const person = makePerson();
  await page.goto(at('/finance/'), { waitUntil: 'commit' });
  const form = leadForm(page);
  for (const [label, text] of Object.entries(person)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Step 2 of 2')).toBeHidden();
  letGo();
  await expect(form.locator('legend').filter({ hasText: 'Step 2 of 2' })).toBeFocused();
  await form.getByRole('button', { name: 'Back' }).click();
  for (const [label, text] of Object.entries(person)) await expect(form.getByLabel(label)).toHaveValue(text);
});

test('a form submitted before hydration is validated and sent afterwards', async ({ page }) => {
  const letGo = await holdScripts(page);
  const person = makePerson();
  await page.goto(at('/careers/'), { waitUntil: 'commit' });
  const form = leadForm(page);
  await form.getByLabel('Location').selectOption({ index: 1 });
  await fillAndSendForm(form, { ...person, Message: 'Hello' });
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  letGo();
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
});

test('a link to a form clicked before hydration opens its dialog afterwards', { tag: '@long' }, async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(at(carPath), { waitUntil: 'commit' });
  await enquireLink(contactPanel(page)).click();
  expect(page.url()).toBe(at(carPath));
  letGo();
  await expect(page.getByRole('dialog', { name: 'Enquire' }).getByLabel('First name')).toBeVisible();
});

test.describe('when scripts fail to load', () => {
  test.beforeEach(({ page }) => page.route('**/_astro/**.js', (route) => route.abort('failed')));
  test.afterEach(({ trouble }) => {
    trouble.splice(0);
  });

  test('a form shows all steps, is validated by the browser and submitted natively', {
    tag: '@long',
  }, async ({ page }) => {
    const person = makePerson();
    await page.goto(at('/finance/'));
    const form = leadForm(page);
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByText('Step 2 of 2')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Next' })).toBeHidden();
    await sendButton(form).click();
    expect(page.url()).toBe(at('/finance/'));
    await form.getByLabel('Preferred dealership').selectOption({ index: 1 });
    await fillAndSendForm(form, { ...person, Message: 'Hello' });
    await expect(page).toHaveURL(at('/success/#sent-finance'));
    expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  });

  test('a link to a form leads to the form’s own page', async ({ page }) => {
    await page.goto(at(carPath));
    await enquireLink(contactPanel(page)).click();
    await expect(page).toHaveURL(/\/contact\/\?car_id=/);
  });
});
