import { expect, type Page } from 'playwright/test';
import { findWholeBrowser, toLaunchOptions } from '#scripts/test/browser.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { makeTradeInOffer, requestTradeInOffer } from '#tests/support/browser/request-trade-in-offer.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...toLaunchOptions(findWholeBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

// biome-ignore lint/suspicious/noSkippedTests: only on a machine without a whole browser
test.skip(findWholeBrowser() === undefined, 'A headless shell has no back/forward cache.');

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);

/** Opens a page and marks it, to recognise it later. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.evaluate(() => Object.assign(window, { kept: true }));
}

/** Goes back to a page restored from the back/forward cache. */
async function goBack(page: Page): Promise<void> {
  await expect(page).toHaveURL(at('/success/'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'kept' in window)).toBe(true);
}

for (const { path, send, tag } of [
  { path: '/service/', send: 'Request a booking', tag: '@long' },
  { path: '/book-test-drive/', send: 'Book a Test Drive', tag: [] },
]) {
  test(`after going back to ${path}, the form can be changed and sent again`, { tag }, async ({ page }) => {
    const person = makePerson();
    await open(page, path);
    const form = leadForm(page);
    await fillAndSendForm(form, {
      ...person,
      Message: 'Hello',
      Rego: 'ABC123',
      Location: 'Coolabah Townsville Service',
      'Preferred dealership': 'Coolabah Cairns',
    });
    await goBack(page);
    const button = form.getByRole('button', { name: send });
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('aria-busy');
    await form.getByRole('checkbox').first().uncheck();
    await button.click();
    await expect(page).toHaveURL(at('/success/'));
    expect(readRecordedLeads(person['Email Address'])).toHaveLength(2);
  });
}

test('after going back to an accepted trade-in offer, a second click does not accept it twice', async ({
  page,
}) => {
  const leadId = await requestTradeInOffer(page);
  await expect(page).toHaveURL(at('/success/'));
  await open(page, await makeTradeInOffer(leadId));
  const button = page.getByRole('button', { name: 'Accept the offer' });
  await button.click();
  await expect(page).toHaveURL(at('/success/'));
  await goBack(page);
  // The page that was left is shown as it was; a reload knows that the offer was accepted.
  if (await button.isVisible()) {
    await button.click();
    await expect(page).toHaveURL(at('/success/'));
  } else await expect(page.getByText("You've already accepted this offer.")).toBeVisible();
  expect(readRecordedLeads(leadId).filter(({ form }) => form === 'offer-accepted')).toHaveLength(1);
});
