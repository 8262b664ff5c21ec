import { expect, type Page } from 'playwright/test';
import { addressOf } from './built-sites.ts';
import { sendForm, somebody } from './fill-form.ts';
import { leadsOf } from './kept-leads.ts';

/** Asks for a value as any visitor of Coolabah does; the id of the enquiry, which the dealer's answer has in its link. */
export async function askForOffer(page: Page): Promise<string> {
  const site = { slug: 'coolabah' };
  const person = somebody();
  await page.goto(addressOf(site, '/trade-in/'));
  await sendForm(page.locator('form[data-lead]'), {
    ...person,
    Message: 'It has been serviced.',
    'Preferred dealership': 'Coolabah Cairns',
  });
  await expect(page).toHaveURL(/\/success\//);
  return leadsOf(person['Email Address'])[0]?.id ?? '';
}
