import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { fetchFromHost } from '#tests/support/browser/fetch-from-host.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const NO_PERSON = "Our spam check didn't finish.";

/** A challenge signed by another server: its solution is invalid here. */
async function signedElsewhere(route: Route): Promise<void> {
  const task = await (await fetchFromHost(route)).json();
  await route.fulfill({ json: { ...task, signature: '0'.repeat(64) } });
}

/** Opens the general enquiry form and fills it in. */
async function write(page: Page, email: string): Promise<Locator> {
  await page.goto(at('/contact/'));
  const form = leadForm(page);
  await fillAndSendForm(form, {
    ...makePerson(),
    'Email Address': email,
    Message: 'Hello',
    Location: 'Coolabah Cairns',
  });
  return form;
}

test('when a second captcha is rejected too, the form says why and the enquiry is delivered as unverified', async ({
  page,
  trouble,
}) => {
  const { 'Email Address': email } = makePerson();
  await page.route('**/api/captcha', signedElsewhere);
  const form = await write(page, email);
  await expect(form.getByRole('alert')).toContainText(NO_PERSON);
  await expect(form.getByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(readRecordedLeads(email)).toEqual([]);
  expect(trouble.splice(0)).toEqual([
    expect.stringContaining('/api/lead: 422'),
    expect.stringContaining('/api/lead: 422'),
  ]);

  await page.goto(at('/about-us/'));
  await expect(page.getByRole('status')).toHaveText('Your enquiry has been sent.');
  expect(readRecordedLeads(email)).toMatchObject([
    { handling: 'deliver', payload: { verification: 'unverified' } },
  ]);
});
