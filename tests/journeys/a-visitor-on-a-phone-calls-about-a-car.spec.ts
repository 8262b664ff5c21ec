import { expect } from 'playwright/test';
import { contactPanel, enquireLink, stickyEnquireBar } from '#tests/support/browser/car-page.ts';
import { test } from '#tests/support/browser/test.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const site of sitesWithStock('showroom')) {
  test(`${site.slug}: exactly one Enquire link is in view, wherever the page is scrolled`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/search/'));
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    const panel = enquireLink(contactPanel(page));
    const bar = enquireLink(stickyEnquireBar(page));
    await expect(panel).toBeInViewport();
    await expect(bar).toBeHidden();

    await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 400));
    await expect(panel).not.toBeInViewport();
    await expect(bar).toBeInViewport();
    expect(await bar.getAttribute('href')).toBe(await panel.getAttribute('href'));

    await panel.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
}
