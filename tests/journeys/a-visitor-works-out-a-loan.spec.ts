import { expect, type Page } from 'playwright/test';
import { leadForm } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const calculator = (page: Page) => page.getByRole('region', { name: 'Repayment calculator' });
const cost = (page: Page) => calculator(page).getByRole('paragraph').filter({ hasText: /^\$/ });

test('the loan is added to the enquiry after the visitor’s own message', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(siteUrl(site, '/finance/'));
  const message = leadForm(page).getByLabel('Message');
  const ask = page.getByRole('link', { name: 'Ask about this loan' });
  await ask.click();
  await expect(message).toHaveValue(/^I'd like to talk about this loan\. About \$\d+ a week for \$27,000/);
  await field(page, 'Price').fill('20000');
  await ask.click();
  await expect(message).toHaveValue(/for \$17,000/);
  await message.evaluate((area: HTMLTextAreaElement) => {
    area.value = 'Call me first.';
  });
  await ask.click();
  await expect(message).toHaveValue(/^Call me first\.\n\nI'd like to talk about this loan\. .* for \$17,000/);
});

test('a rate that the dealer states has its comparison rate, until the visitor assumes another', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(siteUrl({ slug: 'tallowwood' }, '/apply-for-finance/'));
  await expect(cost(page)).toHaveText(/^\$\d+ a week 9\.89% p\.a\. comparison rate\*$/);
  await expect(calculator(page)).toContainText('WARNING: This comparison rate is true only');
  await field(page, 'Interest rate').fill('7');
  await expect(cost(page)).toHaveText(/^\$\d+ a week\s*$/);
  await expect(calculator(page)).not.toContainText('comparison rate*');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator shows an example and says so', async ({ page }) => {
    await page.goto(siteUrl(site, '/finance/'));
    await expect(cost(page)).toHaveText('$133 a week');
    await expect(page.getByText('This is an example.')).toBeVisible();
  });
});
