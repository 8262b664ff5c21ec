import { expect, type Page } from 'playwright/test';
import { findWholeBrowser, toLaunchOptions } from '#scripts/test/browser.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { storeTradeInOffer } from '#tests/support/browser/store-trade-in-offer.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
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
async function goBack(page: Page, from: string): Promise<void> {
  await expect(page).toHaveURL(at(from));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => 'kept' in window)).toBe(true);
}

test('after going back, a form can be changed and sent again', async ({ page }) => {
  const person = makePerson();
  await open(page, '/book-test-drive/');
  const form = leadForm(page);
  await fillAndSendForm(form, { ...person, Message: 'Hello', 'Preferred dealership': 'Coolabah Cairns' });
  await goBack(page, '/success/');
  const button = form.getByRole('button', { name: 'Book a Test Drive' });
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-busy');
  await form.getByRole('checkbox').first().uncheck();
  await button.click();
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(2);
});

test('a trade-in offer is accepted once and reported, also after going back to it', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('forecourt:track', (event) => {
      const recorded = JSON.parse(sessionStorage.getItem('events') ?? '[]');
      sessionStorage.setItem('events', JSON.stringify([...recorded, (event as CustomEvent).detail]));
    });
  });
  const { leadId, path } = await storeTradeInOffer('coolabah');
  await open(page, path);
  await expect(page.getByText(/^We'll pay you \$18,500 for /)).toBeVisible();
  const button = page.getByRole('button', { name: 'Accept the offer' });
  await button.click();
  await expect(page).toHaveURL(at('/success/'));
  await expect(page.getByText(/You've accepted our offer/).filter({ visible: true })).toBeVisible();
  const events = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('events') ?? '[]'));
  await expect.poll(events).toEqual([{ eventId: 18 }]);
  await goBack(page, '/success/');
  // The page that was left is shown as it was; a reload knows that the offer was accepted.
  if (await button.isVisible()) {
    await button.click();
    await expect(page).toHaveURL(at('/success/'));
  } else await expect(page.getByText("You've already accepted this offer.")).toBeVisible();
  expect(readRecordedLeads(leadId).filter(({ form }) => form === 'offer-accepted')).toMatchObject([
    {
      payload: {
        category: 'Trade-In',
        subcategory: '3. Offer Accepted',
        lead_id: leadId,
        form_completed: true,
        offer_accepted: true,
      },
    },
  ]);
});

test('the search is as it was left after going back from a car', { tag: '@long' }, async ({ page }) => {
  await open(page, '/search/');
  await waitUntilHydrated(page);
  const car = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const path = (await car.getAttribute('href')) ?? '';
  await car.click();
  await goBack(page, path);
});
