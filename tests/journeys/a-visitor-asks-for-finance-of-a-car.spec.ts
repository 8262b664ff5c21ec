import { expect, type Page } from 'playwright/test';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

/** Opens the finance page from the page of an available car; returns the car's title, price and finance figures. */
async function askFromCar(page: Page): Promise<{ title: string; price: string; finance: string }> {
  await page.goto(siteUrl(site, '/search/'));
  const card = page.getByRole('main').getByRole('article').filter({ hasText: '$' }).first();
  await card.getByRole('heading').getByRole('link').click();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const price =
    (await contactPanel(page)
      .getByText(/^\$[\d,]+$/)
      .first()
      .textContent()) ?? '';
  const finance =
    (await contactPanel(page)
      .getByText(/^from \$\d+ per week/)
      .first()
      .textContent()) ?? '';
  await contactPanel(page).getByRole('link', { name: 'Get Finance' }).click();
  await expect(page).toHaveURL(/\/finance\/\?car_id=/);
  return { title, price, finance };
}

test('a finance enquiry from a car names the car, its dealership and the loan', async ({ page }) => {
  const person = makePerson();
  const { title, price, finance } = await askFromCar(page);
  const weekly = /\$[\d,]+/.exec(finance)?.[0] ?? 'no repayment';
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual([
    'car_id',
    'car_type',
    'vehiclePriceBudget',
    'preferredDealership',
  ]);
  await expect(page.getByLabel('Price ($)')).toHaveValue(price.replace('$', ''));
  const calculator = page.getByRole('region', { name: 'Repayment calculator' });
  await expect(calculator).toContainText(`${weekly} a week 9.84% p.a. comparison rate*`);
  const form = leadForm(page);
  await expect(form.getByText("You're asking about the")).toContainText(title);
  await expect(form.getByRole('link', { name: title })).toHaveAttribute('href', /^\/cars\//);
  await page.getByRole('link', { name: 'Ask about this loan' }).click();
  await fillAndSendForm(form, person);
  await expect(page).toHaveURL(siteUrl(site, '/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      payload: {
        car_id: searchParams.get('car_id'),
        car_name: title,
        userData: {
          category: 'Finance Enquiry',
          dealership_slug: searchParams.get('preferredDealership'),
          subcategory: expect.stringMatching(/^(New|Used) Car$/),
          message: expect.stringMatching(
            /^I'd like to talk about this loan\. About \$\d+ a week .* at 9\.24% p\.a\. \(comparison rate 9\.84% p\.a\.\)\.$/,
          ),
        },
      },
    },
  ]);
  const stored = await page.evaluate(() => localStorage.getItem('forecourt:coolabah:car-context'));
  expect(JSON.parse(stored ?? '{}')).toEqual({ id: searchParams.get('car_id'), name: title });
});
