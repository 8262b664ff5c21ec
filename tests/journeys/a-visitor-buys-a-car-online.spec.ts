import { expect, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { freeReservedCars, readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { PAYMENT_URL, type ReserveDealer, startReserveSites } from '#tests/support/sites/reserve-sites.ts';
import type { ServedDealers } from '#tests/support/sites/serve-dealers.ts';

// All tests share two dealers, built once.
test.describe.configure({ mode: 'default' });
let sites: ServedDealers<ReserveDealer> | undefined;
test.beforeAll(async () => {
  sites = await startReserveSites();
});
test.beforeEach(freeReservedCars);
test.afterAll(() => sites?.close());
const at = (dealer: ReserveDealer, path: string) => sites?.address(dealer, path) ?? '';
const form = (page: Page) => leadForm(page);
const person = () => ({
  ...makePerson(),
  'Pick-up or delivery?': 'Deliver it to my postcode',
  'Best way to reach you': 'Text message',
});

/** Follows the payment link and returns its target. Nothing answers there, so the error is expected. */
async function pay(page: Page, trouble: string[]): Promise<string | undefined> {
  const answer = page.waitForResponse('**/api/payment');
  const left = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'Pay the fee now' }).click();
  const { location } = (await answer).headers();
  await left;
  trouble.length = 0;
  return location;
}

test('buying a car online records the handover in the lead, then leads to the payment provider', async ({
  page,
  trouble,
}) => {
  const buyer = person();
  await page.goto(at('online', '/cars/dear/'));
  await page.getByRole('link', { name: 'Buy Online · $1,500 fee' }).click();
  await expect(page).toHaveURL(at('online', '/cars/dear/buy-online/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Buy this car online' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('pay.example.com');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await fillAndSendForm(form(page), buyer);
  await expect(
    page.getByText(/We've got your request to buy the car/).filter({ visible: true }),
  ).toBeVisible();
  const [lead] = readRecordedLeads(buyer['Email Address']);
  expect(lead).toMatchObject({
    form: 'buy-online',
    payload: {
      car_id: 'dear',
      userData: {
        category: 'Online Purchase',
        collection: 'Deliver it to my postcode',
        contact_by: 'Text message',
        reserve_fee: '1500',
      },
    },
  });
  expect(await pay(page, trouble)).toBe(`${PAYMENT_URL}1500/dear/${lead?.id}`);
});

test('the success page of any other form has no payment link', async ({ page }) => {
  await page.goto(at('online', '/contact/'));
  await fillAndSendForm(form(page), { ...makePerson(), Message: 'When are you open?' });
  await expect(page).toHaveURL(at('online', '/success/'));
  await expect(page.getByRole('link', { name: 'Pay the fee now' })).toBeHidden();
});

test('a dealer can take reservations under the online purchase URL', async ({ page }) => {
  await page.goto(at('renamed', '/cars/free/checkout/'));
  await expect(page).toHaveURL(at('renamed', '/cars/free/buy-online/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reserve this car' })).toBeVisible();
  await page.goto(at('renamed', '/cars/taken/buy-online/'));
  await expect(page).toHaveURL(at('renamed', '/cars/taken/'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a car can still be bought and its fee paid', async ({ page, trouble }) => {
    const buyer = person();
    await page.goto(at('online', '/cars/free/buy-online/'));
    await fillAndSendForm(form(page), buyer);
    await expect(page).toHaveURL(/\/success\/\?lead_id=[0-9a-f]{32}#sent-buy-online$/);
    const [lead] = readRecordedLeads(buyer['Email Address']);
    expect(lead).toMatchObject({ payload: { userData: { category: 'Online Purchase' } } });
    expect(await pay(page, trouble)).toBe(`${PAYMENT_URL}200/free/${lead?.id}`);
  });
});
