import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltDealer, buildDealer } from '#tests/support/sites/build-dealer.ts';

/** Sells nothing and has no workshop: no pages for offers, selling or servicing. Parts are on another site. */
const DEALER = {
  slug: 'plain',
  site: {
    stock: false,
    omitPages: ['/capped-price-servicing/', '/service/'],
    links: { parts: 'https://parts.example.com.au/' },
  },
  files: {
    'content/pages/banner.md': '---\ntitle: Ways on\ndescription: Ways on.\nblocks: banner\n---\nText.\n',
  },
};

const PAGES = [['locations'], ['locations/cairns'], ['banner']] as const;

describe('the buttons of locations and the banner', () => {
  let site: BuiltDealer;
  beforeAll(async () => {
    site = await buildDealer(DEALER, new Date('2026-11-21T00:00:00Z'));
  });
  afterAll(() => site.remove());

  test.each(PAGES)('on /%s/ never link to a page that the dealer omits', async (path) => {
    expect(await site.html(path)).not.toMatch(/href="\/(service|special-offers|sell-your-car)\/"/);
  });

  test.each(PAGES.slice(0, 2))('on /%s/ still link to another site', async (path) => {
    expect(await site.html(path)).toMatch(/href="https:\/\/parts\.example\.com\.au\/"[^>]*>\s*Parts Enquiry/);
  });
});
