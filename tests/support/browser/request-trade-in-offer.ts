import { expect, type Page } from 'playwright/test';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';
import { fillAndSendForm, leadForm, makePerson } from './fill-form.ts';

/** Requests a valuation at Coolabah. Returns the enquiry's id, which is in the link of the dealer's answer. */
export async function requestTradeInOffer(page: Page): Promise<string> {
  const site = { slug: 'coolabah' };
  const person = makePerson();
  await page.goto(siteUrl(site, '/trade-in/'));
  await fillAndSendForm(leadForm(page), {
    ...person,
    Message: 'It has been serviced.',
    'Preferred dealership': 'Coolabah Cairns',
  });
  await expect(page).toHaveURL(/\/success\//);
  return readRecordedLeads(person['Email Address'])[0]?.id ?? '';
}
