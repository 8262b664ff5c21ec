import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { Lead } from '#leads/intake/lead.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { createOfferLink } from '#leads/trade-in-offer/offer-link.ts';
import { recordOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
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

/** Offers $18,500 on a trade-in, as `npm run leads -- offer` does; returns the path of the visitor's link. */
export async function makeTradeInOffer(leadId: string): Promise<string> {
  const store = openTestStore();
  try {
    const lead = await store.find('coolabah', leadId);
    if (!lead) throw new Error(`${leadId}: no such lead`);
    return await makeOfferLink(lead, store);
  } finally {
    await store.close();
  }
}

/** Stores a trade-in enquiry of a dealer and offers $18,500 on it; returns the path of the visitor's link. */
export async function storeTradeInOffer(site: string): Promise<string> {
  const store = openTestStore();
  try {
    const lead = makeEnquiry({}, { id: randomBytes(16).toString('hex'), site, form: 'trade-in' });
    await store.save(lead);
    return await makeOfferLink(lead, store);
  } finally {
    await store.close();
  }
}

const openTestStore = () => openSqliteStore(join(getTestFolders().dataDir, 'leads.sqlite'));

async function makeOfferLink(lead: Lead, store: LeadStore): Promise<string> {
  const secret = process.env.CAPTCHA_SECRET ?? '';
  const terms = { amount: 18_500, until: '2099-12-05', conditions: 'Subject to an inspection.' };
  const id = await recordOffer(lead, terms, { store, now: new Date(), today: '2026-01-01' });
  const url = 'https://dealer.example';
  return createOfferLink(url, lead.id, id, { secret, site: lead.site }).replace(url, '');
}
