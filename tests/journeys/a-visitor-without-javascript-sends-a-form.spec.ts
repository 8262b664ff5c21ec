import { expect } from 'playwright/test';
import { contactPanel, enquireLink } from '#tests/support/browser/car-page.ts';
import { leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ javaScriptEnabled: false });

for (const site of sitesWithStock('showroom')) {
  test(`${site.slug}: an enquiry about a car works without JavaScript, and an error keeps all input`, async ({
    page,
  }) => {
    const person = makePerson();
    await page.goto(siteUrl(site, '/search/'));
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await enquireLink(contactPanel(page)).click();
    const car = new URL(page.url()).searchParams.get('car_id');
    const form = leadForm(page);
    for (const [label, text] of Object.entries(person)) await form.getByLabel(label).fill(text);
    await form.getByLabel('Message').fill('Is it <b>still</b> there?');
    const location = form.getByLabel('Location');
    if (await location.isVisible()) await location.selectOption({ index: 1 });
    const terms = form.getByLabel('I agree');
    if (await terms.isVisible()) await terms.check();
    // Valid for the browser, but not for us.
    await form.getByLabel('Mobile Number').fill('12345');
    await sendButton(form).click();

    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await expect(form.getByLabel('Message')).toHaveValue('Is it <b>still</b> there?');
    await form.getByLabel('Mobile Number').fill('0412 345 678');
    await sendButton(form).click();
    await expect(page).toHaveURL(/\/success\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const leads = readRecordedLeads(person['Email Address']);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({
      site: site.slug,
      payload: {
        source: 'Website',
        car_id: car,
        userData: { message: 'Is it <b>still</b> there?', postcode: '0800' },
      },
    });
  });
}
