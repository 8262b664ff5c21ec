import { expect, type Page } from 'playwright/test';
import { makeTradeInOffer, requestTradeInOffer } from '#tests/support/browser/request-trade-in-offer.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const at = (path: string) => siteUrl(site, path);
const button = (page: Page) => page.getByRole('button', { name: 'Accept the offer' });

/** The stored acceptances of an offer. */
const acceptancesOf = (leadId: string) =>
  readRecordedLeads(leadId).filter(({ form }) => form === 'offer-accepted');

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    document.addEventListener('forecourt:track', (event) => {
      const recorded = JSON.parse(sessionStorage.getItem('events') ?? '[]');
      sessionStorage.setItem('events', JSON.stringify([...recorded, (event as CustomEvent).detail]));
    });
  }),
);

test('an acceptance sent offline is stored on the device and sent by the next page', {
  tag: '@long',
}, async ({ page, context, trouble }) => {
  const leadId = await requestTradeInOffer(page);
  await page.goto(at(await makeTradeInOffer(leadId)));
  await expect(button(page)).toBeVisible();
  await page.route('**/api/offer-accepted', (route) => route.abort('internetdisconnected'));
  await button(page).click();
  await expect(page.getByRole('status')).toContainText('Saved on this device.');
  expect(acceptancesOf(leadId)).toEqual([]);
  trouble.splice(0);
  await page.close();

  const again = await context.newPage();
  await again.goto(at('/about-us/'));
  await expect(again.getByRole('status')).toHaveText('Your reply to our offer has been sent.');
  expect(acceptancesOf(leadId)).toHaveLength(1);
});

test('a link with another enquiry’s id shows no offer', { tag: '@long' }, async ({ page, trouble }) => {
  const link = await makeTradeInOffer(await requestTradeInOffer(page));
  await page.goto(at(link.replace(/lead_id=\w+/, `lead_id=${'0'.repeat(32)}`)));
  await expect(page.getByRole('alert')).toContainText("We can't find that offer.");
  await expect(button(page)).toHaveCount(0);
  expect(trouble.splice(0)).toEqual([expect.stringContaining('/api/trade-in-offer')]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a trade-in offer can still be accepted', async ({ page, browser }) => {
    const scripted = await browser.newPage({
      extraHTTPHeaders: { 'x-forwarded-for': crypto.randomUUID() },
    });
    const leadId = await requestTradeInOffer(scripted);
    await scripted.close();
    await page.goto(at(await makeTradeInOffer(leadId)));
    await page.getByRole('button', { name: 'See our offer' }).click();
    await expect(page.getByText('$18,500')).toBeVisible();
    await button(page).click();
    await expect(page).toHaveURL(/\/success\//);
    expect(acceptancesOf(leadId)).toHaveLength(1);
  });
});
