import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

for (const { device, shares, tag } of [
  { device: 'that can share', shares: true, tag: ['@narrow'] },
  // In short runs a list of saved cars is shared like this.
  { device: 'that cannot share', shares: false, tag: ['@narrow', '@long'] },
]) {
  test(`on a phone ${device}, Share gives the car's own URL without tracking parameters`, {
    tag,
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript((canShare) => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      const share = (data: ShareData) => Promise.resolve(shared.push(data));
      if (canShare) Object.defineProperty(navigator, 'share', { value: share });
      else Reflect.deleteProperty(Navigator.prototype, 'share');
    }, shares);
    await page.goto(siteUrl(site, '/search/'));
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    await page.goto(siteUrl(site, `${path}?utm_source=paper`));
    await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
    const address = siteUrl(site, path);
    if (shares) {
      const given = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
      await expect.poll(given).toEqual([{ title: await page.title(), url: address }]);
    } else {
      await expect(page.getByRole('main').getByText('Link copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    }
  });
}
