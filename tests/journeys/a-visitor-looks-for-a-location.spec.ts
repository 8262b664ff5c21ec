import { expect, type Page } from 'playwright/test';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a location is contacted from its card, and its parts counter is that of the group', async ({
  page,
}) => {
  const person = makePerson();
  for (const { link, title, message } of [
    {
      link: 'Contact Us at Coolabah Mareeba',
      title: 'Contact Us at Coolabah Mareeba',
      message: 'Are you open?',
    },
    { link: 'Parts Enquiry: Coolabah Mareeba', title: 'Parts Enquiry', message: 'A headlight, please.' },
  ]) {
    await page.goto(at('/locations/'));
    await page.getByRole('link', { name: link }).click();
    await fillAndSendForm(leadForm(page).and(dialog(page, title).locator('form')), {
      ...person,
      Message: message,
    });
    await expect(page).toHaveURL(at('/success/'));
  }
  const sent = readRecordedLeads(person['Email Address']).map(({ form, payload }) => [
    form,
    payload.userData,
  ]);
  expect(Object.fromEntries(sent)).toMatchObject({
    contact: { location_id: 'mareeba', location: 'mareeba' },
    parts: { location_id: 'mareeba', location: 'smithfield-parts' },
  });
  await page.goto(at('/locations/'));
  await page.getByRole('link', { name: 'Book a Service: Coolabah Smithfield' }).click();
  await expect(dialog(page, 'Book a Service').locator('[name=location]')).toHaveValue('smithfield-service');
});
