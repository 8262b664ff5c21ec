import { expect, type Page } from 'playwright/test';
import { leadForm } from '#tests/support/browser/fill-form.ts';
import { closeFilters, filters, heading, openFilters } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const OFFERS = '/special-offers/';
/** The day after the D-MAX offers end, in the dealer's time zone. */
const AFTER = '2031-06-30T14:00:00Z';
const tray = (page: Page) => page.getByRole('link', { name: 'D-MAX with an alloy tray, ready for work' });

test('a special offer is found by make and words, and opened, until it has expired', async ({ page }) => {
  const index: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/offers\..*json/.test(request.url())) index.push(request.url());
  });
  const watch = await watchSearch(page);
  await page.goto(at(OFFERS));
  await waitUntilHydrated(page);
  expect((await watch()).changes).toEqual([]);
  expect(index).toEqual([]);

  await openFilters(page);
  const panel = filters(page);
  await panel.getByRole('checkbox', { name: /^Isuzu/ }).click();
  await expect(heading(page)).toHaveText('3 special offers');
  await expect(page).toHaveURL(at(`${OFFERS}?make=Isuzu`));
  await panel.getByRole('searchbox').fill('alloy');
  await expect(heading(page)).toHaveText('1 special offer');
  await expect(page).toHaveURL(at(`${OFFERS}?make=Isuzu&query=alloy`));
  await closeFilters(page);
  await tray(page).click();
  await expect(page).toHaveURL(at('/offers/isuzu/d-max-tray/'));
  await expect(heading(page)).toHaveText('D-MAX with an alloy tray, ready for work');

  await page.clock.setFixedTime(AFTER);
  await page.reload();
  await expect(page.getByText('This offer ended on 30 June 2031.')).toBeVisible();
  await expect(page.locator('.offer-page__price')).toBeHidden();
  await expect(leadForm(page)).toBeHidden();
  await page.getByRole('link', { name: "See today's offers" }).click();
  await expect(page).toHaveURL(at(OFFERS));
  await expect(heading(page)).toHaveText('3 special offers');
  await expect(tray(page)).toHaveCount(0);
});
