import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { createOfferLink } from '#leads/trade-in-offer/offer-link.ts';
import { recordOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';

/**
 * Stores a trade-in enquiry of a dealer and offers $18,500 on it, as `npm run leads -- offer` does. Returns the enquiry's id, and the
 * path of the visitor's link.
 */
export async function storeTradeInOffer(site: string): Promise<{ leadId: string; path: string }> {
  const store = openSqliteStore(join(getTestFolders().dataDir, 'leads.sqlite'));
  try {
    const lead = makeEnquiry(
      { category: 'Trade-In' },
      { id: randomBytes(16).toString('hex'), site, form: 'trade-in' },
    );
    await store.save(lead);
    const terms = { amount: 18_500, until: '2099-12-05', conditions: 'Subject to an inspection.' };
    const id = await recordOffer(lead, terms, { store, now: new Date(), today: '2026-01-01' });
    const url = 'https://dealer.example';
    const secret = process.env.CAPTCHA_SECRET ?? '';
    const link = createOfferLink(url, lead.id, id, { secret, site: lead.site });
    return { leadId: lead.id, path: link.replace(url, '') };
  } finally {
    await store.close();
  }
}
