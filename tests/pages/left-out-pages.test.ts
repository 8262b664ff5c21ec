import { describe, expect, test } from 'vitest';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

/** Sells nothing and has no workshop: no pages for offers, selling or servicing. Parts are on another site, finance at an old URL. */
const DEALER = {
  slug: 'plain',
  site: {
    stock: false,
    omitPages: ['/capped-price-servicing/', '/service/'],
    links: { parts: 'https://parts.example.com.au/', finance: '/buy/finance/' },
  },
  files: {
    'content/pages/banner.md': '---\ntitle: Ways on\ndescription: Ways on.\nblocks: banner\n---\nText.\n',
  },
};

const PAGES = [['locations'], ['locations/cairns'], ['banner']] as const;

describe('pages that are left out or elsewhere', () => {
  const site = buildDealer(DEALER, new Date('2026-11-21T00:00:00Z'));

  test.each(PAGES)('the buttons on /%s/ never link to a page that the dealer omits', async (path) => {
    expect(await site.html(path)).not.toMatch(/href="\/(service|special-offers|sell-your-car)\/"/);
  });

  test.each(PAGES.slice(0, 2))('the buttons on /%s/ still link to another site', async (path) => {
    expect(await site.html(path)).toMatch(/href="https:\/\/parts\.example\.com\.au\/"[^>]*>\s*Parts Enquiry/);
  });

  test('the form, the calculator, the link in the footer and the redirect of finance are at its configured URL', async () => {
    const page = await site.html('buy/finance');
    expect(page).toContain('id="calculator"');
    expect(page).toContain('id="finance-form"');
    expect(await site.html('')).toMatch(/href="\/buy\/finance\/(#finance-form)?"[^>]*>\s*Finance/);
    expect(await site.html('_redirects')).toContain('/finance/ /buy/finance/');
  });
});
