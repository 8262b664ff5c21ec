import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const OFFERS = '/special-offers/';
const TRAY = '/offers/isuzu/d-max-tray/';
/** The day after the D-MAX offers end, in the dealer's time zone. */
const AFTER = '2031-06-30T14:00:00Z';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const names = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 });

async function openFilters(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
}

test('the offers search hydrates without changing the page or loading its index', async ({ page }) => {
  const index: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/offers\..*json/.test(request.url())) index.push(request.url());
  });
  const watch = await watchSearch(page);
  await page.goto(at(OFFERS));
  await waitUntilHydrated(page);
  expect((await watch()).changes).toEqual([]);
  expect(index).toEqual([]);
  await expect(names(page)).toHaveCount(6);
});

test('the query string is searched before any other results are shown', { tag: '@long' }, async ({
  page,
}) => {
  const watch = await watchSearch(page);
  await page.goto(at(`${OFFERS}?make=Toyota`));
  await expect(names(page)).toHaveText(['Yaris Cross Hybrid at one drive-away price']);
  expect((await watch()).counts).toEqual(['1']);
});

test('offers that have expired since the build disappear and cannot be found', async ({ page }) => {
  await page.clock.setFixedTime(AFTER);
  await page.goto(at(OFFERS));
  await expect(heading(page)).toHaveText('3 special offers');
  await expect(names(page)).toHaveText([/^Yaris Cross/, /2025-built/, /^Service two/]);
  await openFilters(page);
  // As in every list with changing counts, the row stays in its position, disabled.
  await expect(page.getByRole('checkbox', { name: /^Isuzu/ })).toBeDisabled();
});

test('the page of an expired offer says so and hides its price and form', async ({ page }) => {
  await page.clock.setFixedTime(AFTER);
  await page.goto(at(TRAY));
  await expect(page.getByText('This offer ended on 30 June 2031.')).toBeVisible();
  await expect(page.locator('.offer-page__price')).toBeHidden();
  await expect(leadForm(page)).toBeHidden();
  await page.getByRole('link', { name: "See today's offers" }).click();
  await expect(page).toHaveURL(at(OFFERS));
});

test('an offer is still valid on its last day', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime('2031-06-30T13:59:00Z');
  await page.goto(at(TRAY));
  await expect(page.locator('.offer-page__price')).toBeVisible();
  await expect(page.getByText('This offer ended')).toBeHidden();
});

test('alternative URLs of an offer redirect to it, and those of an expired one to the offers list', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(at('/offers/d-max-tray/'));
  await expect(page).toHaveURL(at(TRAY));
  await page.goto(at('/offers/easter-tyres/'));
  await expect(page).toHaveURL(at(OFFERS));
  await page.goto(at('/d-max/'));
  await expect(heading(page)).toHaveText('2 special offers on the Isuzu D-MAX');
});

test('the offers list, offer pages and a model’s offers are accessible', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of [OFFERS, TRAY, '/offers/fleet-service/', '/d-max/']) {
    await page.goto(at(path));
    expect.soft(await findAccessibilityProblems(page), path).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an enquiry about a special offer names it', {
      tag: '@long',
    }, async ({ page }) => {
      const person = makePerson();
      await page.goto(at(OFFERS));
      await page.getByRole('link', { name: 'D-MAX with an alloy tray, ready for work' }).click();
      await page.getByRole('link', { name: 'Ask about this offer' }).click();
      const form = leadForm(page);
      await fillAndSendForm(form, {
        ...person,
        'Preferred dealership': 'Coolabah Mareeba',
        Message: 'Is one left?',
      });
      await expect(page).toHaveURL(/\/success\//);
      if (javaScriptEnabled) await expect(page.getByText(/your question about the offer/)).toBeVisible();
      expect(readRecordedLeads(person['Email Address'])).toMatchObject([
        {
          form: 'offer',
          payload: {
            userData: {
              category: 'Offer Enquiry',
              offer: 'D-MAX with an alloy tray, ready for work, Isuzu D-MAX (d-max-tray)',
              message: 'Is one left?',
            },
          },
        },
      ]);
    });
  });
}
