import { expect, type Page } from 'playwright/test';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { freeReservedCars, readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { findSite, siteUrl } from '#tests/support/sites/built-sites.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
/** The visible form. */
const request = (page: Page) => leadForm(page).filter({ visible: true });

test.beforeEach(freeReservedCars);

for (const { what, slug, link, page: last, confirmation, expected, tag } of [
  {
    what: 'reserving from the car’s page',
    slug: 'coolabah',
    link: /^Reserve/,
    page: 'checkout',
    confirmation: /We've got your request to reserve the/,
    expected: { form: 'reserve', category: 'Reservation' },
    tag: [],
  },
  {
    what: 'buying a car online',
    slug: 'currawong',
    link: /^Buy Online/,
    page: 'buy-online',
    confirmation: /We've got your request to buy the/,
    expected: { form: 'buy-online', category: 'Online Purchase' },
    tag: '@long',
  },
]) {
  test(`${what} records the car and the fee in the lead`, { tag }, async ({ page }) => {
    const [path = ''] = findSite(slug).reserved;
    expect(path).toMatch(new RegExp(`/${last}/$`));
    const person = makePerson();
    await page.goto(siteUrl({ slug }, path.replace(/[^/]+\/$/, '')));
    const button = page.getByRole('region', { name: 'Price and contact' }).getByRole('link', { name: link });
    const [fee = ''] = /\$[\d,]+/.exec((await button.textContent()) ?? '') ?? [];
    await button.click();
    await expect(page).toHaveURL(siteUrl({ slug }, path));
    await expect(summary(page)).toContainText(fee);
    await fillAndSendForm(request(page), {
      ...person,
      'Pick-up or delivery?': 'Deliver it to my postcode',
    });
    await expect(page).toHaveURL(siteUrl({ slug }, '/success/'));
    await expect(page.getByText(confirmation).filter({ visible: true })).toBeVisible();
    expect(readRecordedLeads(person['Email Address'])).toMatchObject([
      {
        form: expected.form,
        payload: {
          car_id: expect.stringMatching(/./),
          userData: {
            category: expected.category,
            contact_by: 'Phone call',
            reserve_fee: fee.replace(/\D/g, ''),
          },
        },
      },
    ]);
  });
}
